import type { Words } from '../routes/pages/createWords';

/**
 * A stored post as a page shows it. A spoiler is stored without a name of its own, since its readers have languages of
 * their own.
 */
export function showPost(html: string, { t }: Pick<Words, 't'>): string {
  return html.replace(
    /<details class="spoiler">(?!\s*<summary\b)/g,
    (spoiler) => `${spoiler}<summary>${t('Spoiler')}</summary>`,
  );
}
