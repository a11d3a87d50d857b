/** Addresses of chunks, by their hash: after a failure the folder that they are in goes by another name. */
export const codeUrl = /\.\w{7}\.js(?:[?]|$)/;
