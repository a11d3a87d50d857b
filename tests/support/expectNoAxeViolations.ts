import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** WCAG 2.2 AA and axe's own good practice, on the page or on the part that `include` selects. */
export async function expectNoAxeViolations(
  page: Page,
  { include }: { include?: string } = {},
): Promise<void> {
  const builder = new AxeBuilder({ page })
    // To read the styles of a shadow root it would write them into the page, which the page's policy forbids.
    .options({ preload: false })
    .withTags(rules);
  const { violations, passes } = await (include ? builder.include(include) : builder).analyze();
  // A selector that meets nothing would find nothing wrong.
  expect(passes.length, 'rules that found something to look at').toBeGreaterThan(0);
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary ?? ''}`,
    ),
  );
  expect(lines.join('\n'), 'accessibility').toBe('');
}
