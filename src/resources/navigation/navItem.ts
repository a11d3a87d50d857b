import { isRecord } from '../../contract/foreign';

/** A link of the title bar, or a group of them. */
export interface NavItem {
  id: string;
  name: string;
  /** As configured; null for a group that has no page of its own. */
  url: string | null;
  /** Any one of them is enough; none is needed when the list is empty. */
  permissions: string[];
  /** Shown only to users in one of these roles; to everybody when the list is empty. */
  roleIDs: number[];
  isHidden: boolean;
  /** `type: 'count'` shows the reader's count of that name (`Bookmarks`); other types show `text` as it is. */
  badge: { type: string; text: string } | null;
  children: NavItem[];
}

/** Deeper or longer than any menu; a cyclic or runaway list must not take the bar down. */
const deepest = 5;
const longest = 100;

/**
 * Validates foreign navigation items one by one: an invalid item is dropped, the others stay. Items without
 * a name, or without both a URL and children, are dropped.
 */
export function readNavItems(foreign: unknown, depth = 1): NavItem[] {
  if (!Array.isArray(foreign) || depth > deepest) return [];
  return foreign.slice(0, longest).flatMap((value: unknown, index): NavItem[] => {
    if (!isRecord(value) || typeof value.name !== 'string' || value.name.trim() === '') return [];
    const url = typeof value.url === 'string' && value.url.trim() !== '' ? value.url.trim() : null;
    const children = readNavItems(value.children, depth + 1);
    if (url === null && children.length === 0) return [];
    return [
      {
        id: typeof value.id === 'string' || typeof value.id === 'number' ? `${value.id}` : `${index}`,
        name: value.name,
        url,
        permissions: [value.permission].flat().filter(isName),
        roleIDs: Array.isArray(value.roleIDs) ? value.roleIDs.map(Number).filter(Number.isFinite) : [],
        isHidden: value.isHidden === true,
        badge: readBadge(value.badge),
        children,
      },
    ];
  });
}

const isName = (name: unknown): name is string => typeof name === 'string' && name !== '';

function readBadge(foreign: unknown): NavItem['badge'] {
  if (!isRecord(foreign)) return null;
  const { type, text } = foreign;
  if (typeof text !== 'string' && typeof text !== 'number') return null;
  return text === '' ? null : { type: typeof type === 'string' ? type : 'text', text: `${text}` };
}
