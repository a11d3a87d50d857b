import type { Reaction } from '../../src/resources/reactions/reaction';
import { Icon } from '../../src/ui/Icon';
import { useExtensions } from '../../src/ui/useExtensions';
import { useLocale } from '../../src/ui/useLocale';
import { iconOf } from './iconOf';

/** A reaction that was given, for those who may not react. */
export function ReactionChip({ reaction }: { reaction: Reaction }) {
  const { t, number } = useLocale();
  const icons = useExtensions('reactions.icons');
  return (
    <li className="inl-reactions__chip" title={t(reaction.name)}>
      <Icon name={iconOf(reaction, icons)} />
      <span className="inl-hidden">{t(reaction.name)}: </span>
      {number(reaction.count)}
    </li>
  );
}
