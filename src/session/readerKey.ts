/** Where the browser keeps who reads the forum of this address here, an ID, 0 for guests: two forums of one origin share its storage. */
export const readerKey = (home: string): string => `inlay.reader|${home}`;
