/**
 * An address whose escapes cannot be read (`/discussion/%E0%A4%A`) names nothing, and is to be answered as any other that
 * does: the router would give it up before pages, policies and the API see it. Its signs stand for themselves instead.
 */
export function readableUrl({ url = '/' }: { url?: string }): string {
  const [path = ''] = /^[^?#]*/.exec(url) ?? [];
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
