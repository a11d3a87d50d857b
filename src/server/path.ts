/**
 * Template for API paths: its parts are encoded, so that an id can never become another path.
 * `` path`users/${'1/../../admin'}` `` stays one segment. Throws when a part is empty or a dot segment, because URL
 * parsers take those away, encoded or not.
 */
export function path(texts: TemplateStringsArray, ...parts: (string | number)[]): string {
  return texts.reduce((left, text, index) => left + encodePart(parts[index - 1]!) + text);
}

function encodePart(part: string | number): string {
  const text = String(part);
  if (text === '' || text === '.' || text === '..') throw new RangeError(`Not part of a path: "${text}"`);
  return encodeURIComponent(text);
}
