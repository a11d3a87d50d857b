/** The post of a comment in the page; null when another page has it. */
export const postOf = (commentID: number): HTMLElement | null =>
  document.getElementById(`Comment_${commentID}`);
