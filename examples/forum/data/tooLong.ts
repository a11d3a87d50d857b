/** Says of a text by how much it is too long. */
export const tooLong = (label: string, surplus: number): string =>
  `${label} is ${surplus} ${surplus === 1 ? 'character' : 'characters'} too long.`;
