/**
 * A mail link that only says what its text can say: recipients, subject and body. Anything else (`bcc`, `attach`, a
 * line end that would start another header) would make the reader's mail program do what the link does not show.
 * Answers null when there is nothing safe left.
 */
export function mailLink(text: string): string | null {
  const [address = '', query = ''] = text
    .slice('mailto:'.length)
    .split('#')[0]!
    .split(/\?(.*)/s);
  const recipients = decode(address);
  if (recipients === null || !/^[^\s<>"\\\p{Cc}]*$/u.test(recipients)) return null;
  const kept: string[] = [];
  for (const pair of query.split('&')) {
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const key = name.toLowerCase();
    if (key !== 'subject' && key !== 'body') continue;
    const words = decode(value);
    if (words === null) continue;
    kept.push(`${key}=${encodeURIComponent(key === 'subject' ? words.replace(/\p{Cc}+/gu, ' ') : words)}`);
  }
  if (recipients === '' && kept.length === 0) return null;
  const encoded = encodeURIComponent(recipients).replace(/%40/g, '@').replace(/%2C/g, ',');
  return `mailto:${encoded}${kept.length > 0 ? `?${kept.join('&')}` : ''}`;
}

function decode(text: string): string | null {
  try {
    // Half a surrogate pair has no encoding: encodeURIComponent would throw on it later.
    return decodeURIComponent(text).replace(/\p{Cs}/gu, '\ufffd');
  } catch {
    return null;
  }
}
