/**
 * HTML in a shadow root that the parser makes, so that its stylesheet needs no script and reaches nothing else. A rule in front
 * of it keeps it from importing others, however that is written.
 */
export function shadowed(html: string, css: string, nonce: string): string {
  const own = `:host{display:block}${css.replace(/<(?=\/style|!--)/gi, '\\3c ')}`;
  const escaped = nonce.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<div><template shadowrootmode="open"><style nonce="${escaped}">${own}</style>${html}</template></div>`;
}
