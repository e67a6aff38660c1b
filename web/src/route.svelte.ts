export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string }
  | { page: 'rules'; game: string }
  | { page: 'cards'; game: string }
  | { page: 'join'; code: string }
  | { page: 'howto'; game: string }
  | { page: 'position'; game: string }
  | { page: 'learn' }
  | { page: 'lesson'; lesson: string }
  | { page: 'puzzles' }
  | { page: 'puzzle'; puzzle: string }
  | { page: 'unknown' };

/** The page that an address names. */
export function routeOf(path: string): Route {
  const [first, second, ...more] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (!first) return { page: 'lobby' };
  if (first === 'learn' && !more.length) return second ? { page: 'lesson', lesson: second } : { page: 'learn' };
  if (first === 'puzzles' && !more.length) return second ? { page: 'puzzle', puzzle: second } : { page: 'puzzles' };
  if (!second || more.length) return { page: 'unknown' };
  if (first === 'new' || first === 'rules' || first === 'cards' || first === 'howto' || first === 'position') return { page: first, game: second };
  if (first === 'j') return { page: 'join', code: second };
  if (first === 'table' || first === 'replay') return { page: first, table: second };
  return { page: 'unknown' };
}

class Where {
  route = $state.raw<Route>(routeOf(location.pathname));
  hash = $state(location.hash);

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
    addEventListener('click', (event) => this.follow(event));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.read();
    const anchor = document.getElementById(location.hash.slice(1));
    if (anchor) anchor.scrollIntoView();
    else scrollTo(0, 0);
  }

  /** Change the address without leaving the page, as when a secret is taken out of it. */
  rewrite(path: string): void {
    history.replaceState(null, '', path);
    this.hash = location.hash;
  }

  /** Another page in place of this one, to which nobody wants to come back. */
  replace(path: string): void {
    history.replaceState(null, '', path);
    this.read();
  }

  private read(): void {
    const next = routeOf(location.pathname);
    if (JSON.stringify(next) !== JSON.stringify(this.route)) this.route = next;
    this.hash = location.hash;
  }

  /** Links of our own stay inside the page. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const where = new Where();
