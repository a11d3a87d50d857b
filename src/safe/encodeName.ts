/**
 * A user name as one path part. Slash and ampersand are encoded twice, every one of them: servers decode a path once
 * before they route it, and would split the name there. Answers an empty string for names that no path can carry
 * (`.` and `..` mean the folder, in any spelling).
 */
export function encodeName(name: string): string {
  if (/^\.{0,2}$/.test(name)) return '';
  const whole = name.replace(/\p{Cs}/gu, '\ufffd');
  return encodeURIComponent(whole.replace(/&/g, '%26').replace(/\//g, '%2f'));
}
