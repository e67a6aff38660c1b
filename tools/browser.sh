#!/bin/sh
# Install Chromium for the tests of the page where it is missing (Debian and Ubuntu; elsewhere say what is needed).
set -e
for name in chromium chromium-browser google-chrome google-chrome-stable; do
  command -v "$name" >/dev/null 2>&1 && exit 0
done
command -v apt-get >/dev/null 2>&1 || { echo "The tests of the page need Chromium: please install it." >&2; exit 1; }
if [ "$(id -u)" = 0 ]; then as=""; else as="sudo"; fi
echo "Installing Chromium for the tests of the page."
$as apt-get update -qq
DEBIAN_FRONTEND=noninteractive $as apt-get install -y -qq --no-install-recommends chromium >/dev/null
