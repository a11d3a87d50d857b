const blocks = 'p,li,h2,h3,h4,h5,h6,pre,blockquote,tr,div,figcaption';

/** The words of a post, a line for each of its blocks. Words that it quotes itself are not its own, and those that it hides stay there. */
export function plainText(fragment: DocumentFragment): string {
  fragment.querySelectorAll('blockquote, .spoiler').forEach((part) => part.remove());
  fragment.querySelectorAll(blocks).forEach((block) => block.append('\n'));
  fragment.querySelectorAll('br').forEach((br) => br.replaceWith('\n'));
  return (fragment.textContent ?? '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim();
}
