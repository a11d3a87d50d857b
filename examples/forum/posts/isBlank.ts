/** Whether a reader sees nothing of a text: it holds spaces and signs without a shape, as the one of no width. */
export const isBlank = (text: string): boolean =>
  /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);
