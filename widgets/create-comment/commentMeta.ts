/** What a comment's draft says beside its words: the page on which it is written on. */
export const commentMeta = () => ({ commentPath: window.location.pathname });
