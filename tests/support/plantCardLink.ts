import type { Locator, Page } from '@playwright/test';

/** Where in the window a planted link stands; without it, at the start of the main part. */
export type Corner = 'top left' | 'top right' | 'bottom left' | 'bottom right';

/** Adds a link to a user as the forum's pages print it, and resolves to it. */
export async function plantCardLink(page: Page, userID: number, corner?: Corner): Promise<Locator> {
  await page.evaluate(
    ([id, place]) => {
      document.getElementById('planted')?.remove();
      const link = document.createElement('a');
      link.id = 'planted';
      link.className = 'js-userCard';
      link.dataset.userid = String(id);
      link.href = `/profile/${id}/x`;
      link.textContent = `user ${id}`;
      if (place) {
        const [block, inline] = place.split(' ') as ['top' | 'bottom', 'left' | 'right'];
        Object.assign(link.style, { position: 'fixed', zIndex: '1000', [block]: '2px', [inline]: '2px' });
      }
      document.querySelector('main')!.prepend(link);
    },
    [userID, corner] as const,
  );
  return page.locator('#planted');
}
