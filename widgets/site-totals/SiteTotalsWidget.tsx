import { Icon } from '../../src/ui/Icon';
import { WidgetBox } from '../../src/ui/home/WidgetBox';
import { useTextColor } from '../../src/ui/home/useTextColor';
import { useLocale } from '../../src/ui/useLocale';
import type { SiteTotalsWidgetProps } from './props';
import './site-totals.css';

/** Icons of the sprite, by what is counted. */
const icons: Readonly<Record<string, string>> = {
  user: 'user',
  onlineUser: 'user',
  onlineMember: 'user',
  comment: 'message',
  accepted: 'check',
  category: 'format-ul',
};

/** How much there is on a forum: members, posts, comments. */
export function SiteTotalsWidget({
  totals,
  labelType = 'both',
  formatNumbers = false,
  containerOptions: { background, textColor, alignment = 'center' } = {},
}: SiteTotalsWidgetProps) {
  const { t, number, compact } = useLocale();
  const own = useTextColor(textColor);
  if (totals.length === 0) return null;
  return (
    <WidgetBox as="div" containerOptions={{ innerBackground: background }}>
      <dl {...own} className={`inl-totals ${own.className ?? ''}`.trim()} data-align={alignment}>
        {totals.map(({ recordType, label, count, isCalculating, isFiltered }) => (
          <div key={recordType} className="inl-totals__one">
            <dt>
              {labelType !== 'text' && (
                <span className="inl-totals__icon">
                  <Icon name={(Object.hasOwn(icons, recordType) && icons[recordType]) || 'log'} />
                </span>
              )}
              <span className={labelType === 'icon' ? 'inl-hidden' : 'inl-totals__label'}>{label}</span>
              {isFiltered && <span className="inl-totals__part">{t('in this section')}</span>}
            </dt>
            <dd>
              {isCalculating ? (
                <>
                  <span aria-hidden="true">…</span>
                  <span className="inl-hidden">{t('Being counted')}</span>
                </>
              ) : formatNumbers ? (
                <>
                  <span aria-hidden="true">{compact(count)}</span>
                  <span className="inl-hidden">{number(count)}</span>
                </>
              ) : (
                number(count)
              )}
            </dd>
          </div>
        ))}
      </dl>
    </WidgetBox>
  );
}
