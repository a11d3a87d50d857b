import type { RichElement, RichNode } from './richTypes';

export const paragraph = (...children: RichNode[]): RichElement => ({
  type: 'p',
  children: children.length ? children : [{ text: '' }],
});
