/** Whether a statement is worth keeping prepared. A search begins with `with`: how common its words are is for each plan to see. */
export const isKept = (text: string): boolean => /^\s*(select|insert|update|delete)\b/i.test(text);
