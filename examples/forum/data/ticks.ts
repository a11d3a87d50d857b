import { cutText } from '../../../src/safe/cutText';
import { webUrl } from '../../../src/safe/webUrl';
import { withoutSecrets } from '../../../src/safe/withoutSecrets';
import type { Ticks } from '../forum';
import type { Context } from './context';

const types: unknown[] = [
  ...['page_view', 'discussion_view', 'kb_view', 'kb_article_view', 'kb_category_view'],
  ...['search', 'externalNavigation'],
];

/** An address of the web without its secrets, or null. */
function addressOf(value: unknown): string | null {
  const url = webUrl(value);
  return url && withoutSecrets(new URL(url)).href.slice(0, 2000);
}

const numberOf = (value: unknown) =>
  Number.isInteger(value) && (value as number) > 0 && (value as number) < 2 ** 31 ? (value as number) : null;
const textOf = (value: unknown, longest: number) =>
  (typeof value === 'string' && value !== '') || typeof value === 'number'
    ? cutText(String(value).replaceAll('\0', ''), longest)
    : null;

export function createTicks({ db, now }: Pick<Context, 'db' | 'now'>): Ticks {
  return {
    async keep({ userID, user }, tick) {
      const url = addressOf(tick.url);
      const destinationUrl = addressOf(tick.destinationUrl);
      if (url === null || !types.includes(tick.type)) return false;
      if (tick.type === 'externalNavigation' && destinationUrl === null) return false;
      await db
        .insertInto('tick')
        .values({
          type: tick.type as string,
          ...{ url, destinationUrl },
          referrer: addressOf(tick.referrer),
          pageName: textOf(tick.pageName, 250),
          discussionID: numberOf(tick.discussionID),
          categoryID: numberOf(tick.categoryID),
          groupID: numberOf(tick.groupID),
          eventID: numberOf(tick.eventID),
          siteSectionID: textOf(tick.siteSectionID, 64),
          userID: user ? userID : null,
          dateInserted: now(),
        })
        .execute();
      return true;
    },
  };
}
