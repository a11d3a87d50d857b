/** On paper a frame shows one screenful at most: this link tells where the rest is. */
export function createPrinted(document: Document) {
  const link = document.createElement('a');
  link.className = 'print';
  return {
    link,
    tell(address: string) {
      link.href = link.textContent = address;
    },
  };
}
