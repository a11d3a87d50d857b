/** Classes that a host gives an element of ours: none of our own, and none that its scripts look for. */
export const hostClasses = (names: string | undefined): string =>
  (names ?? '')
    .split(/\s+/)
    .filter((name) => /^[\w-]{1,100}$/.test(name) && !/^(inl-|js-)/i.test(name))
    .slice(0, 20)
    .join(' ');
