import type { DraftHandle } from '../../../../src/resources/drafts/draft';
import { reply, rich, until } from '../../../support/draftTabs';
import { tabs } from '../../../support/eachDraftTabs';
import { ModelLocks } from '../../../support/modelLocks';
import { modelStorage, pass } from '../../../support/modelStorage';

// Two tabs on one draft, with keys in both within the second after which one tells the other.
const paragraphs = (...texts: string[]) =>
  JSON.stringify(texts.map((text) => ({ type: 'p', children: [{ text }] })));
/** Adds paragraphs to a text of its own, which a draft's takes the place of when that was restored. */
function editor(draft: DraftHandle) {
  let texts: string[] = [];
  let restored = 0;
  return {
    add(text: string) {
      const state = draft.state();
      if (state.restored !== restored)
        texts = (JSON.parse(state.body) as { children: [{ text: string }] }[]).map(
          (node) => node.children[0].text,
        );
      restored = state.restored;
      texts.push(text);
      draft.change({ body: paragraphs(...texts) });
    },
  };
}
const bodies = async () => (await tabs.openTab().list()).map(({ body }) => body);

it('words that the other tab does not know yet stand with its own, in both, and once on the server', async () => {
  const { server, openTab, open } = tabs;
  const [one, two] = [await open(openTab()), await open(openTab())];
  one.change({ body: rich('F') });
  await until(() => two.state().body === rich('F'));
  one.change({ body: rich('From one') });
  two.change({ body: paragraphs('F', 'and two') });
  const both = paragraphs('From one', 'and two');
  await until(() => one.state().body === both && two.state().body === both);
  expect(one.state().restored).toBe(1);
  await pass(100);
  expect(await bodies()).toEqual([both]);
  await pass(6000);
  expect(server.bodies()).toEqual([both]);
});

it('words that both tabs had before either had looked stand once, in both, and as one draft on the server', async () => {
  const { server, openTab } = tabs;
  const [one, two] = [openTab().open(reply, null), openTab().open(reply, null)];
  one.change({ body: rich('From one') });
  two.change({ body: rich('And two') });
  await pass(1100);
  const texts = (JSON.parse(one.state().body) as { children: [{ text: string }] }[]).map(
    (node) => node.children[0].text,
  );
  expect(texts.sort()).toEqual(['And two', 'From one']);
  expect(two.state().body).toBe(one.state().body);
  expect(await bodies()).toEqual([one.state().body]);
  await pass(6000);
  expect(server.bodies()).toEqual([one.state().body]);
});

it('words that are told while a tab looks through this machine push nothing out that is typed there', async () => {
  const { openTab, open } = tabs;
  const one = await open(openTab());
  one.change({ body: rich('Of one') });
  await pass(6000);
  modelStorage.hold();
  const two = openTab().open(reply);
  two.change({ body: rich('And early words') });
  // Told at once: the last was a while ago.
  one.change({ body: rich('Of one, and more') });
  await pass(50);
  modelStorage.release();
  await pass(1100);
  for (const { state } of [one, two]) {
    expect(state().body).toContain('Of one, and more');
    expect(state().body).toContain('And early words');
  }
});

it('whoever looks elsewhere goes on in the other tab behind the last letter', async () => {
  const { openTab, open } = tabs;
  const [one, two] = [await open(openTab()), await open(openTab())];
  one.change({ body: rich('F') });
  await until(() => two.state().body === rich('F'));
  one.change({ body: rich('From one ') });
  window.dispatchEvent(new Event('blur'));
  await until(() => two.state().body === rich('From one '));
  window.dispatchEvent(new Event('focus'));
  two.change({ body: rich('From one to two') });
  await pass(1100);
  expect(one.state().body).toBe(rich('From one to two'));
  expect(await bodies()).toEqual([rich('From one to two')]);
});

it('the answer to a save leaves newer words alone that the other tab has kept meanwhile and not told yet', async () => {
  const { server, openTab, open } = tabs;
  const [one, two] = [await open(openTab()), await open(openTab())];
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  server.fault = (request) => (request.method === 'POST' ? held.then(() => server.answer(request)) : null);
  one.change({ body: rich('From one') });
  await until(() => two.state().body === rich('From one'));
  await pass(5000);
  expect(server.calls()).toContain('POST drafts');
  // The first key is told at once, those of the second after it are not.
  two.change({ body: rich('From one, and') });
  await pass(100);
  two.change({ body: rich('From one, and on in two') });
  await pass(100);
  answer();
  await pass(100);
  // A browser that is killed now has nothing else.
  expect(await bodies()).toEqual([rich('From one, and on in two')]);
  await pass(7000);
  expect(await bodies()).toEqual([rich('From one, and on in two')]);
  expect(server.bodies()).toEqual([rich('From one, and on in two')]);
});

it('a word that was half told is not split by what the other tab has put behind it', async () => {
  const { openTab, open } = tabs;
  const [one, two] = [await open(openTab()), await open(openTab())];
  one.change({ body: paragraphs('Both', 'A half to') });
  await until(() => two.state().body === paragraphs('Both', 'A half to'));
  one.change({ body: paragraphs('Both', 'A half told word', 'and more') });
  two.change({ body: paragraphs('Both', 'A half to, said two', 'of two') });
  await pass(1100);
  const both = paragraphs('Both', 'A half told word, said two', 'and more', 'of two');
  expect([one.state().body, two.state().body]).toEqual([both, both]);
});

it('a paragraph of several formats keeps them, and has once what both have written in it', async () => {
  const { openTab, open } = tabs;
  const [one, two] = [await open(openTab()), await open(openTab())];
  const mixed = (last: string) =>
    JSON.stringify([{ type: 'p', children: [{ text: 'Now ', bold: true }, { text: last }] }]);
  one.change({ body: mixed('a') });
  await until(() => two.state().body === mixed('a'));
  one.change({ body: mixed('a, and here') });
  two.change({ body: mixed('a, and after') });
  await pass(1100);
  const both = mixed('a, and here, and after');
  expect([one.state().body, two.state().body]).toEqual([both, both]);
});

it('also in tabs that were both empty', async () => {
  const { openTab, open } = tabs;
  const [one, two] = [await open(openTab()), await open(openTab())];
  one.change({ body: rich('One') });
  two.change({ body: rich('Two') });
  one.change({ body: rich('One and more') });
  two.change({ body: rich('Two and more') });
  await pass(3000);
  expect(one.state().body).toBe(two.state().body);
  for (const words of ['One and more', 'Two and more']) expect(one.state().body).toContain(words);
});

it('and in tabs in which somebody goes on writing', async () => {
  const { openTab, open } = tabs;
  const [one, two] = [await open(openTab()), await open(openTab())];
  const editors = [editor(one), editor(two)];
  const words = Array.from({ length: 12 }, (_, index) => `word${index};`);
  for (const [index, word] of words.entries()) {
    editors[index % 2]!.add(word);
    await pass(index % 3 ? 90 : 400);
  }
  await pass(3000);
  expect(one.state().body).toBe(two.state().body);
  for (const word of words) expect(one.state().body).toContain(word);
});

it('a title that is written in one tab outlasts a text that is written in the other', async () => {
  const { openTab, open } = tabs;
  const target = { recordType: 'discussion' as const, parentRecordType: 'category', parentRecordID: 2 };
  const [one, two] = [await open(openTab(), target), await open(openTab(), target)];
  one.change({ meta: { name: 'A' } });
  await until(() => two.state().meta.name === 'A');
  one.change({ meta: { name: 'A title' } });
  two.change({ body: rich('A text') });
  const both = { body: rich('A text'), meta: { name: 'A title' } };
  await pass(1100);
  expect(one.state()).toMatchObject(both);
  expect(two.state()).toMatchObject(both);
});

it('of a title that is written in both the later wins, and tags that one has chosen stay', async () => {
  const { openTab, open } = tabs;
  const target = { recordType: 'discussion', parentRecordType: 'category', parentRecordID: 7 } as const;
  const [one, two] = [await open(openTab(), target), await open(openTab(), target)];
  one.change({ body: rich('Text'), meta: { name: 'Title', tagIDs: [1] } });
  await until(() => two.state().body === rich('Text'));
  one.change({ meta: { name: 'Title of one', tagIDs: [1, 2] } });
  await pass(10);
  two.change({ body: rich('Text of two'), meta: { name: 'Title of two', tagIDs: [1] } });
  await pass(1100);
  const both = { body: rich('Text of two'), meta: { name: 'Title of two', tagIDs: [1, 2] } };
  expect(one.state()).toMatchObject(both);
  expect(two.state()).toMatchObject(both);
});

it('plain text and formats that have no paragraphs lose nothing either', async () => {
  const { openTab, open } = tabs;
  const target = { ...reply, parentRecordID: 6 };
  const [one, two] = [await open(openTab(), target), await open(openTab(), target)];
  one.change({ body: 'F', format: 'markdown' });
  await until(() => two.state().body === 'F');
  one.change({ body: 'From one' });
  two.change({ body: 'From two' });
  await pass(1100);
  expect(one.state().body).toBe('From one\n\nFrom two');
  expect(two.state().body).toBe('From one\n\nFrom two');
});

it('guests, who have no drafts on the server, have theirs put together on this machine alone', async () => {
  const { server, session, openTab, open } = tabs;
  session.userID = 0;
  const [one, two] = [await open(openTab()), await open(openTab())];
  one.change({ body: rich('F') });
  await until(() => two.state().body === rich('F'));
  one.change({ body: rich('From one') });
  two.change({ body: paragraphs('F', 'and two') });
  await pass(7000);
  expect(two.state().body).toBe(paragraphs('From one', 'and two'));
  expect(server.calls()).toEqual([]);
});

it('a title in one tab and a text in the other, key by key, each keep every letter', async () => {
  const { openTab, open } = tabs;
  const target = { recordType: 'discussion' as const, parentRecordType: 'category', parentRecordID: 8 };
  const [one, two] = [await open(openTab(), target), await open(openTab(), target)];
  const [name, text] = ['A title of one tab', 'The body of the other'];
  for (let index = 1; index <= text.length; index += 1) {
    one.change({ meta: { name: name.slice(0, index) } });
    two.change({ body: rich(text.slice(0, index)) });
    await pass(index % 3 === 0 ? 210 : 15);
  }
  await pass(1100);
  const both = { body: rich(text), meta: { name } };
  expect(one.state()).toMatchObject(both);
  expect(two.state()).toMatchObject(both);
});

it('so they do where no database can be had', async () => {
  const { openTab, open } = tabs;
  const database = Object.getOwnPropertyDescriptor(window, 'indexedDB')!;
  const forbid = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  Object.defineProperty(window, 'indexedDB', { get: forbid, configurable: true });
  const target = { recordType: 'discussion' as const, parentRecordType: 'category', parentRecordID: 9 };
  const [one, two] = [await open(openTab(), target, null), await open(openTab(), target, null)];
  const [name, text] = ['A title of one tab', 'The body of the other'];
  for (let index = 1; index <= text.length; index += 1) {
    one.change({ meta: { name: name.slice(0, index) } });
    two.change({ body: rich(text.slice(0, index)) });
    await pass(index % 3 === 0 ? 210 : 15);
  }
  await pass(1100);
  Object.defineProperty(window, 'indexedDB', database);
  const both = { body: rich(text), meta: { name } };
  expect(one.state()).toMatchObject(both);
  expect(two.state()).toMatchObject(both);
});

it('what is typed into the middle of a paragraph stands there once, while the other tab goes on behind it', async () => {
  const { openTab, open } = tabs;
  const [one, two] = [await open(openTab()), await open(openTab())];
  one.change({ body: paragraphs('Before', 'A house') });
  await until(() => two.state().body === paragraphs('Before', 'A house'));
  one.change({ body: paragraphs('First of all', 'Before', 'A big house') });
  two.change({ body: paragraphs('Before', 'A house and a garden', 'End') });
  await pass(1100);
  const both = paragraphs('First of all', 'Before', 'A big house and a garden', 'End');
  expect([one.state().body, two.state().body]).toEqual([both, both]);
});

describe('a post that is on its way', () => {
  const sent = { body: rich('To be posted'), format: 'rich2', meta: {} };

  it('leaves what the other tab has typed meanwhile as another draft, in both, and once on the server', async () => {
    const { server, openTab, open } = tabs;
    Object.assign(navigator, { locks: new ModelLocks() });
    const [one, two] = [await open(openTab()), await open(openTab())];
    one.change(sent);
    await one.flush();
    await until(() => two.state().draftID !== null);
    two.change({ body: rich('To be posted, and more') });
    await pass(500);
    await one.posted(two.state().draftID, true, sent);
    await pass(1100);
    expect(two.state()).toMatchObject({ body: rich(', and more'), draftID: null });
    expect(one.state().body).toBe(rich(', and more'));
    expect(await bodies()).toEqual([rich(', and more')]);
    await pass(6000);
    expect(server.bodies()).toContain(rich(', and more'));
    Object.assign(navigator, { locks: undefined });
  });

  it('leaves what was typed last in a tab that has been closed since, though nobody was told', async () => {
    const { openTab, open } = tabs;
    const [one, second] = [await open(openTab()), openTab()];
    const two = await open(second);
    one.change(sent);
    await until(() => two.state().body === sent.body);
    two.change({ body: paragraphs('To be posted', 'Another') });
    await pass(50);
    second.stop();
    await one.posted(null, true, sent);
    await pass(1100);
    expect((await bodies())[0]).toContain('Another');
  });

  it('ends in the other tab where nothing else was typed', async () => {
    const { openTab, open } = tabs;
    const [one, two] = [await open(openTab()), await open(openTab())];
    one.change(sent);
    await until(() => two.state().body === sent.body);
    await one.posted(null, true, sent);
    await until(() => two.state().ended === 'posted');
    expect(two.state()).toMatchObject({ status: 'none', body: '' });
    await pass(1100);
    expect(await bodies()).toEqual([]);
  });

  it('leaves nothing of a change whose words it took, in whatever form the draft had them', async () => {
    const { server, openTab, open } = tabs;
    const target = { recordType: 'comment' as const, recordID: 9 };
    const one = await open(openTab(), target);
    one.change({ body: 'To be posted', format: 'text' });
    await one.flush();
    await pass(100);
    await one.posted(null, true, sent);
    await pass(7000);
    expect(one.state()).toMatchObject({ status: 'none', body: '' });
    expect(server.bodies()).toEqual([]);
    expect(await bodies()).toEqual([]);
  });

  it('of a change to what exists leaves the whole text that goes on in the other tab', async () => {
    const { openTab, open } = tabs;
    const target = { recordType: 'comment' as const, recordID: 9 };
    const [one, two] = [await open(openTab(), target), await open(openTab(), target)];
    one.change(sent);
    await until(() => two.state().body === sent.body);
    two.change({ body: rich('To be posted, and more') });
    await one.posted(null, true, sent);
    await pass(1100);
    expect(two.state().body).toBe(rich('To be posted, and more'));
  });
});

it('of a draft that two tabs save for the first time there is one on the server, however long the first answer takes', async () => {
  const { server, openTab, open } = tabs;
  Object.assign(navigator, { locks: new ModelLocks() });
  const [one, two] = [await open(openTab()), await open(openTab())];
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  server.fault = (request) => (request.method === 'POST' ? held.then(() => server.answer(request)) : null);
  one.change({ body: rich('From one') });
  await until(() => two.state().body === rich('From one'));
  await pass(5000);
  two.change({ body: rich('From one to two') });
  await pass(9000);
  answer();
  await pass(7000);
  expect(server.calls().filter((call) => call === 'POST drafts')).toHaveLength(1);
  expect(server.bodies()).toEqual([rich('From one to two')]);
  Object.assign(navigator, { locks: undefined });
});
