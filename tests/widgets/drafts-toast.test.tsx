import { act, fireEvent, render, screen } from '@testing-library/react';
import { DraftsContext } from '../../src/resources/drafts/createDrafts';
import { DraftsToast } from '../../widgets/drafts-toast/DraftsToast';
import { readProps } from '../../widgets/drafts-toast/props';
import { reply, rich } from '../support/draftTabs';
import { tabs } from '../support/eachDraftTabs';
import { offline } from '../support/modelDrafts';
import { pass } from '../support/modelStorage';
import { testUi } from '../support/testUi';

// The toast that tells of drafts: of which, until when, and where its link leads.

afterEach(() => document.body.replaceChildren());

const wait = async () => {
  for (let turn = 0; turn < 20; turn++) await act(() => pass(100));
};
const toast = () => screen.queryByText('Saved Draft Available.');

/** A page of discussion 5, whose server has these drafts. */
async function openPage(drafts: object[] = [], more: object = {}) {
  const { ui, wrapper: Wrapper } = testUi();
  const leaveFor = jest.spyOn(ui, 'leaveFor').mockReturnValue(true);
  const reader = tabs.openReader();
  const engine = tabs.openTab({ reader });
  const props = readProps({ discussionID: 5, drafts, ...more });
  const source = {
    start: () => engine,
    engine: () => Promise.resolve(engine),
    report: jest.fn(),
    hold: jest.fn(),
    reader,
  };
  render(
    <Wrapper>
      <DraftsContext value={source}>
        <DraftsToast {...props} />
      </DraftsContext>
    </Wrapper>,
  );
  await wait();
  return leaveFor;
}
/** What another page of this device has made of a draft, without a network from then on. */
async function writeBefore(words: string): Promise<void> {
  const { server, openTab, open } = tabs;
  const tab = openTab();
  const draft = await open(tab);
  server.fault = offline;
  draft.change({ body: words && rich(words), format: 'rich2' });
  await pass(200);
  tab.stop();
  await pass(1000);
}
const onServer = () => ({
  ...reply,
  draftID: tabs.server.add({ ...reply, attributes: { body: 'Begun', format: 'text' } }),
});

it('where it gives way it is not there while its form is in sight, and comes back with a form that left it', async () => {
  const form = document.createElement('div');
  form.id = 'create-comment';
  document.body.append(form);
  let say: (isIntersecting: boolean) => void = () => {};
  const given = window.IntersectionObserver;
  window.IntersectionObserver = class {
    constructor(onChange: IntersectionObserverCallback) {
      say = (isIntersecting) =>
        onChange([{ isIntersecting } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  await openPage([onServer()], { givesWay: true });
  expect(toast()).toBeVisible();
  act(() => say(true));
  expect(toast()).toBeNull();
  act(() => say(false));
  await wait();
  expect(toast()).toBeVisible();
  window.IntersectionObserver = given;
});

it('a draft that only the server has is announced', async () => {
  await openPage([onServer()]);
  expect(toast()).toBeVisible();
});

it('one whose last word was taken out is not, though the server has not heard of it', async () => {
  const printed = onServer();
  await writeBefore('');
  await openPage([printed]);
  expect(toast()).toBeNull();
});

it('a reply that is begun asks about it, and the toast does not lie over the question', async () => {
  await openPage([onServer()]);
  const link = document.createElement('a');
  link.className = 'js-composeLink';
  link.dataset.action = 'reply';
  document.body.append(link);
  fireEvent.click(link);
  expect(toast()).toBeNull();
});

it('where the discussion has been closed its link sends the draft, and leads to a page that shows it whole', async () => {
  await writeBefore('Begun in time');
  tabs.server.fault = () => null;
  const leaveFor = await openPage();
  fireEvent.click(screen.getByRole('link', { name: 'Navigate to Draft' }));
  await wait();
  expect(tabs.server.bodies()).toEqual([rich('Begun in time')]);
  expect(leaveFor.mock.calls).toEqual([['http://localhost/drafts/1']]);
});
