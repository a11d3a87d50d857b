import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRenderLayout } from '../../src/render/createRenderLayout';
import { widget as carousel } from '../../widgets/carousel/widget';
import { ServerLayout } from '../../widgets/layout/ServerLayout';
import { layoutWidgets } from '../support/layoutWidgets';
import { startPage, stopPages } from '../support/startPage';
import { done, testClient } from '../support/testClient';
import { withFacts } from '../support/withFacts';

afterEach(stopPages);

const { folder, code } = layoutWidgets.HomeWidget!;
const strip = (count: number) => ({
  title: 'Start',
  itemData: Array.from({ length: count }, (_, index) => ({ name: `Item ${index + 1}`, to: '/' })),
  containerOptions: { displayType: 'carousel' },
});
const renderLayout = createRenderLayout({
  widgets: [withFacts(folder, code), withFacts('carousel', carousel)],
  Layout: ServerLayout,
  words: () => ({}),
});
const printed = (count: number) => {
  const layout = { layout: [{ $reactComponent: 'HomeWidget', $reactProps: strip(count) }] };
  const rendered = renderLayout(layout, { url: `${window.location.origin}/`, config: {} });
  document.body.innerHTML = rendered.html;
  return rendered;
};
const browser = () => startPage({ client: testClient(() => done([])).client });

/** A strip in which two of five hundred pixels are in sight, at a place of ours. */
function laidOut(direction: 'ltr' | 'rtl' = 'ltr') {
  const list = document.querySelector<HTMLElement>('.inl-items')!;
  const moves: ScrollToOptions[] = [];
  list.style.direction = direction;
  Object.defineProperties(list, {
    clientWidth: { value: 200 },
    scrollWidth: { value: 500 },
    scrollBy: { value: (to: ScrollToOptions) => moves.push(to) },
  });
  const scrollTo = (left: number) =>
    act(() => {
      list.scrollLeft = left;
      list.dispatchEvent(new Event('scroll'));
    });
  return { moves, scrollTo };
}

test('a strip is a carousel of slides, with buttons that end at its ends', async () => {
  (await browser()).show(code, strip(5));
  expect(screen.getByRole('region', { name: 'Start' })).toHaveAttribute('aria-roledescription', 'carousel');
  expect(screen.getByRole('group', { name: '2 of 5' })).toHaveTextContent('Item 2');
  const { moves, scrollTo } = laidOut();
  scrollTo(0);
  const [previous, next] = ['Previous Slides', 'Next Slides'].map((name) =>
    screen.getByRole('button', { name }),
  );
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(next!);
  expect(moves).toEqual([{ left: 200 }]);
  scrollTo(300);
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(previous).toHaveAttribute('aria-disabled', 'false');
});

test('where texts are read from the right it moves to the left', async () => {
  (await browser()).show(code, strip(5));
  const { moves } = laidOut('rtl');
  await userEvent.click(screen.getByRole('button', { name: 'Next Slides' }));
  expect(moves).toEqual([{ left: -200 }]);
});

test('a server prints the strip for good: only its buttons have a tag, which sleeps until one is pressed', async () => {
  expect(printed(5)).toMatchObject({ waiting: [], problems: [] });
  const [tag, ...others] = document.querySelectorAll<HTMLElement>('[data-react]');
  expect(others).toEqual([]);
  expect(tag).toHaveAttribute('data-inlay-when', 'interaction');
  const { moves } = laidOut();
  tag!.replaceChildren();
  (await browser()).show(carousel, {}, tag);
  await userEvent.click(screen.getByRole('button', { name: 'Next Slides' }));
  expect(moves).toEqual([{ left: 200 }]);
});

test('a single slide needs no buttons', () => {
  printed(1);
  expect(document.querySelector('button, [data-react]')).toBeNull();
});
