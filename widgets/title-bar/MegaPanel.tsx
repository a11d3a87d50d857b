import type { NavItem } from '../../src/resources/navigation/navItem';
import { useLocale } from '../../src/ui/useLocale';
import { useUniqueID } from '../../src/ui/useUniqueID';
import { NavLink } from './NavLink';

/** The content of a group: a column for each group in it, and one for the links without a group. */
export function MegaPanel({ items }: { items: NavItem[] }) {
  const leaves = items.filter(({ children }) => children.length === 0);
  const groups = items.filter(({ children }) => children.length > 0);
  return (
    <div className="inl-title-bar__columns">
      {leaves.length > 0 && <Links items={leaves} />}
      {groups.map((group, index) => (
        <Column key={`${group.id}-${index}`} group={group} />
      ))}
    </div>
  );
}

function Column({ group }: { group: NavItem }) {
  const { t } = useLocale();
  const id = useUniqueID();
  return (
    <div className="inl-title-bar__column">
      <p id={id} className="inl-title-bar__heading">
        {group.url === null ? t(group.name) : <NavLink item={group} />}
      </p>
      <Links items={group.children} labelledBy={id} />
    </div>
  );
}

function Links({ items, labelledBy }: { items: NavItem[]; labelledBy?: string }) {
  return (
    <ul className="inl-title-bar__links" aria-labelledby={labelledBy}>
      {items.map((item, index) => (
        <li key={`${item.id}-${index}`}>
          <NavLink item={item} />
          {item.children.length > 0 && <Links items={item.children} />}
        </li>
      ))}
    </ul>
  );
}
