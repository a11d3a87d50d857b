import type { Ui } from '../../ui/UiContext';
import type { RichElement } from './richTypes';

/** The add-on that makes a card of an address; undefined where none does. One that throws makes none. */
export function embedOf(
  { extensions, report, home }: Pick<Ui, 'extensions' | 'report' | 'home'>,
  url: string,
) {
  if (!URL.canParse(url, home)) return undefined;
  const address = new URL(url, home);
  return extensions.list('editor.embeds').find(({ owner, matches }) => {
    try {
      return matches(address);
    } catch (error) {
      report({ widget: owner, element: null, phase: 'event', error });
      return false;
    }
  });
}

/** An address that stands alone, as rich2 has it. */
export const linkCard = (url: string): RichElement => ({
  type: 'rich_embed_card',
  dataSourceType: 'url',
  url,
  embedData: { url, embedType: 'link' },
  children: [{ text: '' }],
});
