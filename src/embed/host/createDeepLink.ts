export interface DeepLink {
  /** The forum path in the host's address, or null. */
  read(): string | null;
  /** Says where the reader is, without an entry in the history: the frame has made one. */
  write(path: string): void;
  stop(): void;
}

const mark = 'inlayEmbed';

/**
 * The host's hash as the place of the forum page: `#/discussion/5`, or `#help=/discussion/5` for an embed that is named,
 * so that several share an address. Back and forward move the frame by themselves; the addresses that we wrote are
 * marked in the history's state, and only one that is not was typed or followed.
 */
export function createDeepLink(window: Window, name: string, go: (path: string) => void): DeepLink {
  const { history, location } = window;
  const prefix = name && `${name}=`;
  const parts = () =>
    location.hash
      .slice(1)
      .split(prefix ? '&' : /$/)
      .filter(Boolean);
  const isOwn = (part: string) => part.startsWith(`${prefix}/`);
  const read = () => {
    const own = parts().find(isOwn)?.slice(prefix.length) ?? null;
    return prefix && own !== null ? own.replaceAll('%26', '&') : own;
  };

  const save = (hash = location.hash) => {
    const known: unknown = history.state;
    const state = typeof known === 'object' ? { ...known, [mark]: true } : known;
    // The whole address: a `<base>` in the host's page would move a hash alone.
    history.replaceState(
      state,
      '',
      location.href.replace(/#.*|$/, () => hash),
    );
  };
  save();

  const onPopState = ({ state }: PopStateEvent) => {
    const path = read();
    if (path !== null && !(state as Record<string, unknown> | null)?.[mark]) go(path);
  };
  window.addEventListener('popstate', onPopState);
  return {
    read,
    write(path) {
      const own = prefix ? prefix + path.replaceAll('&', '%26') : path;
      const rest = parts();
      const at = rest.findIndex(isOwn);
      // The host's own anchor is not ours to keep or to lose: it is lost only where the hash can hold one thing.
      if (at < 0) rest.push(own);
      else rest[at] = own;
      save(`#${prefix ? rest.join('&') : own}`);
    },
    stop: () => window.removeEventListener('popstate', onPopState),
  };
}
