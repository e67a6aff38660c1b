#!/bin/sh
# Install Chromium for the tests of the page where it is missing (Debian and Ubuntu; elsewhere say what is needed).
set -e
command -v chromium-headless-shell >/dev/null 2>&1 && exit 0
# One with windows does, too, if it is there and a better one cannot be had without asking.
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null 2>&1; then
  for name in chromium chromium-browser google-chrome google-chrome-stable; do
    command -v "$name" >/dev/null 2>&1 && exit 0
  done
fi
command -v apt-get >/dev/null 2>&1 || { echo "The tests of the page need Chromium: please install it." >&2; exit 1; }
if [ "$(id -u)" = 0 ]; then as=""; else as="sudo"; fi
echo "Installing Chromium for the tests of the page."
$as apt-get update -qq
export DEBIAN_FRONTEND=noninteractive
# Where there is none without windows, the whole one serves.
$as apt-get install -y -qq --no-install-recommends chromium-headless-shell >/dev/null 2>&1 ||
  $as apt-get install -y -qq --no-install-recommends chromium >/dev/null
