import { unmountable } from '../contract/attributes';
import { closest } from './closest';

/** Whether an element stands where members write, or where no widget can be. */
export const isForeign = (node: Node): unknown => closest(node, unmountable);
