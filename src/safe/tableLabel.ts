import { cutText } from './cutText';

/** How much the labels in all cells of one post may weigh together, in characters: members write as many rows as they like. */
const most = 50_000;

/** The name of a column in each of its cells: the first 100 characters of its header. */
export const tableLabel = (header: string): string => {
  const words = header.replace(/\s+/g, ' ').trim();
  return words.length > 100 ? `${cutText(words, 99)}…` : words;
};

/** Makes the function that says of each table of a post whether there is room for its labels in that many rows. */
export function roomForLabels(): (labels: readonly string[], rows: number) => boolean {
  let left = most;
  return (labels, rows) => {
    const weight = labels.join('').length * rows;
    if (weight > left) return false;
    left -= weight;
    return true;
  };
}
