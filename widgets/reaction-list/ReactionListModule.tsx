import { Picture } from '../../src/ui/home/Picture';
import { WidgetBox } from '../../src/ui/home/WidgetBox';
import { useLocale } from '../../src/ui/useLocale';
import type { ReactionListProps } from './props';
import './reaction-list.css';

/** How often a member's posts were liked, found useful, and so on. */
export function ReactionListModule({ apiData, ...around }: ReactionListProps) {
  const { t, number, compact } = useLocale();
  if (apiData.length === 0) return null;
  return (
    <WidgetBox {...around} title={around.title ?? t('Reactions')}>
      <ul className="inl-reaction-list">
        {apiData.map(({ name, photoUrl, count = 0 }, index) => (
          <li key={index} className="inl-reaction-list__kind">
            <Picture src={photoUrl} className="inl-reaction-list__icon" width={32} height={32} sizes="32px" />
            <span>{t(name)}</span>
            <span className="inl-reaction-list__count" aria-hidden="true">
              {compact(count)}
            </span>
            <span className="inl-hidden">{number(count)}</span>
          </li>
        ))}
      </ul>
    </WidgetBox>
  );
}
