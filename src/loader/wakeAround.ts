import { attributes } from '../contract/attributes';
import type { Loader } from '../contract/loader';

/** Wakes the sleeping widget around an element that the reader uses already. */
export function wakeAround({ tags, wake }: Pick<Loader, 'tags' | 'wake'>, element?: Element | null): void {
  const tag = tags.get(element?.closest(`[${attributes.widget}]`) as Element);
  if (tag?.state === 'asleep') void wake(tag, 'interaction');
}
