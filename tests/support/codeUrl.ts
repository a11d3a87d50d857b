/** Addresses of chunks, by their hash, which the loader may have, too: after a failure the folder that they are in goes by another name. */
export const codeUrl = /(?<!loader)\.\w{7}\.js(?:[?]|$)/;
