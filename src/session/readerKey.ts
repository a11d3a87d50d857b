/** Where the browser keeps who reads the forum of this path here, an ID, 0 for guests: two forums of one origin share its storage. */
export const readerKey = (site: string): string => `inlay.reader|${site}`;
