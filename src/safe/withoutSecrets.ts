/** Names of parameters that prove something about the reader: they stay out of addresses that we make or tell. */
export const secret = /^(sso|code|ticket|otp|key|sig|signature|jwt|state|transientkey)$|token|secret|passw/i;
/** Links from mails that open an account: what follows the name of the page is the key to it. */
const keyed = /(\/entry\/(?:passwordreset|passwordrequest|emailconfirm|autosignon|connect)[^/]*)\/.*/i;

/** A URL that may be told to others: without tokens in its query, its hash or its path, and without user info. */
export function withoutSecrets(address: URL): URL {
  const url = new URL(address);
  url.username = url.password = '';
  url.pathname = url.pathname.replace(keyed, '$1');
  for (const name of [...url.searchParams.keys()]) if (secret.test(name)) url.searchParams.delete(name);
  if (
    /[=&]/.test(url.hash) &&
    url.hash
      .slice(1)
      .split(/[&=?]/)
      .some((part) => secret.test(part))
  )
    url.hash = '';
  return url;
}
