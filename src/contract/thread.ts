/** Replies below this level of a thread, the first of which is 1, stand at it, beside the comment that they answer. */
export const deepestLevel = 5;
