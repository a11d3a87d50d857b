import { Avatar } from '../../src/ui/Avatar';
import { columnsOf, displayTypeOf } from '../../src/ui/home/columnsOf';
import { ItemList } from '../../src/ui/home/ItemList';
import { UserLink } from '../../src/ui/home/UserLink';
import { WidgetBox } from '../../src/ui/home/WidgetBox';
import { useLocale } from '../../src/ui/useLocale';
import type { LeaderboardWidgetProps } from './props';
import './leaderboard.css';

/** The users with the most points. Equal points share a place. */
export function LeaderboardWidget({ leaders, ...around }: LeaderboardWidgetProps) {
  const { t, number, compact } = useLocale();
  const display = displayTypeOf(around, 'list');
  if (leaders.length === 0) return null;
  const label = t('Leaderboard');
  const others = [...new Set(leaders.flatMap((leader) => Object.keys(leader.others)))].slice(0, 5);
  const points = (value: number) => (
    <>
      <span aria-hidden="true">{compact(value)}</span>
      <span className="inl-hidden">{number(value)}</span>
    </>
  );
  if (display === 'grid' || display === 'carousel')
    return (
      <WidgetBox
        {...around}
        label={label}
        roleDescription={display === 'carousel' ? t('carousel') : undefined}
      >
        <ItemList
          display={display}
          columns={columnsOf(display, around.containerOptions?.maxColumnCount, 'title')}
        >
          {leaders.map((leader, index) => (
            <div key={index} className="inl-leaders__tile">
              <Avatar loading="lazy" photoUrl={leader.user.photoUrl} />
              <UserLink user={leader.user} className="inl-leaders__name" />
              {leader.user.title && <span className="inl-leaders__title">{leader.user.title}</span>}
              <span className="inl-leaders__points">
                {points(leader.points)} {t('Points')}
              </span>
            </div>
          ))}
        </ItemList>
      </WidgetBox>
    );
  return (
    <WidgetBox {...around} label={label}>
      <table className="inl-leaders">
        <thead>
          <tr>
            <th scope="col">{t('Place')}</th>
            <th scope="col">{t('Member')}</th>
            <th scope="col">{t('Points')}</th>
            {others.map((name) => (
              <th key={name} scope="col">
                <bdi>{t(name)}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {leaders.map((leader, index) => (
            <tr key={index}>
              <td>{number(leaders.findIndex((each) => each.points === leader.points) + 1)}</td>
              <td>
                <span className="inl-leaders__user">
                  <Avatar loading="lazy" photoUrl={leader.user.photoUrl} size="small" />
                  <UserLink user={leader.user} className="inl-leaders__name" />
                </span>
              </td>
              <td>{points(leader.points)}</td>
              {others.map((name) => (
                <td key={name}>{leader.others[name] !== undefined && points(leader.others[name])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </WidgetBox>
  );
}
