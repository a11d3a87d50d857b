/** What pages name it by: English in which each letter has an accent, for finding words that nothing translates. */
export const pseudoKey = 'pseudo';

/** `Sign In` → `[Śíǵń Íń ~~]`: a third longer, as translations are. Places of values stay as they are. */
export const pseudo = (text: string): string => {
  const accented = text.replace(/(\{\w+\}|%s)|([a-z])/gi, (_, place?: string, letter = '') =>
    place === undefined ? `${letter}\u0301` : place,
  );
  return `[${accented} ${'~'.repeat(Math.ceil(text.length / 3))}]`;
};
