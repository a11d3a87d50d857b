/** The page's title is its own name followed by the site's. */
export function setTitle(document: Document, page: string, siteName: string): void {
  document.title = [page, siteName].filter(Boolean).join(' - ');
}
