import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What another set of colours can break in a page whose light one has passed everything. */
const colours = ['color-contrast', 'link-in-text-block'];

interface Options {
  /** Selector of the part that is looked at. */
  include?: string;
  /** By default everything: colours need the most time, and are all that a dark page can have that its light one has not. */
  look?: 'everything' | 'colours' | 'all but colours';
}

/** WCAG 2.2 AA and axe's own good practice, on the page or on the part that `include` selects. */
export async function expectNoAxeViolations(
  page: Page,
  { include, look = 'everything' }: Options = {},
): Promise<void> {
  const builder = new AxeBuilder({ page })
    // To read the styles of a shadow root it would write them into the page, which the page's policy forbids.
    .options({ preload: false, resultTypes: ['violations'] })
    // In the page itself: by default it opens a blank page more to put the results of frames together.
    .setLegacyMode(true);
  if (look === 'colours') builder.withRules(colours);
  else builder.withTags(tags);
  if (look === 'all but colours') builder.disableRules(colours);
  const { violations, passes } = await (include ? builder.include(include) : builder).analyze();
  // A selector that meets nothing would find nothing wrong. What only loads has no colours that matter.
  if (look !== 'colours') expect(passes.length, 'rules that found something to look at').toBeGreaterThan(0);
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary ?? ''}`,
    ),
  );
  expect(lines.join('\n'), 'accessibility').toBe('');
}
