import type { ExtensionPoints } from '../../src/index';
import type { Reaction } from '../../src/resources/reactions/reaction';

type Icons = readonly (ExtensionPoints['reactions.icons'] & { key: string })[];

/** The icon of a reaction: an add-on's, or for `Off_Topic` `reaction-off-topic`. */
export const iconOf = ({ urlcode }: Pick<Reaction, 'urlcode'>, icons: Icons): string =>
  icons.find(({ key }) => key === urlcode)?.icon ?? `reaction-${urlcode.toLowerCase().replaceAll('_', '-')}`;
