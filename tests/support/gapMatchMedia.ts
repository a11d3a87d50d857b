const widthRule = /\(\s*(min|max)-width\s*:\s*([\d.]+)(px|em|rem)\s*\)/g;

/** Width rules hold against `innerWidth` and follow `resize`; every other feature is off. */
export function matchMedia(media: string): MediaQueryList {
  const listeners = new Set<(event: MediaQueryListEvent) => void>();
  const holds = () => {
    const rules = [...media.matchAll(widthRule)];
    if (rules.length === 0) return false;
    return rules.every(([, side, size, unit]) => {
      const pixels = Number(size) * (unit === 'px' ? 1 : 16);
      return side === 'min' ? window.innerWidth >= pixels : window.innerWidth <= pixels;
    });
  };
  let last = holds();
  const target = new EventTarget();
  const list = Object.assign(target, {
    media,
    onchange: null as MediaQueryList['onchange'],
    addListener: (listener: (event: MediaQueryListEvent) => void) => void listeners.add(listener),
    removeListener: (listener: (event: MediaQueryListEvent) => void) => void listeners.delete(listener),
  });
  Object.defineProperty(list, 'matches', { get: holds });
  window.addEventListener('resize', () => {
    if (holds() === last) return;
    last = !last;
    const event = Object.assign(new Event('change'), {
      media,
      matches: last,
    }) as unknown as MediaQueryListEvent;
    list.onchange?.call(list as unknown as MediaQueryList, event);
    for (const listener of listeners) listener(event);
    target.dispatchEvent(event as unknown as Event);
  });
  return list as unknown as MediaQueryList;
}
