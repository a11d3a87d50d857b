import { addReplies } from '../../../src/ui/thread/addReplies';
import { countComments } from '../../../src/ui/thread/countComments';
import { slotIn } from '../../../src/ui/thread/slotIn';
import { takeItem } from '../../../src/ui/thread/takeItem';
import { testUi } from '../../support/testUi';

const item = (id: number, inside = '') =>
  `<li id="item-${id}"><article id="Comment_${id}" data-inlay-slot="post"><a class="js-userCard">Ada ${id}</a></article>${inside}</li>`;
const branch = (inside = '') =>
  `<details open data-inlay-slot="branch"><summary><span data-inlay-slot="branchCount"></span></summary><ol data-inlay-slot="replies">${inside}</ol></details>`;
const by = (id: number) => document.getElementById(`item-${id}`)!;

function made(id: number) {
  const holder = document.createElement('ol');
  holder.innerHTML = `<li id="item-${id}"><article id="Comment_${id}" data-inlay-slot="post"><p data-inlay-slot="level"></p>
    <p data-inlay-slot="parent"><a href="#">In reply to an earlier comment</a></p></article></li>`;
  return { item: holder.firstElementChild!, post: null, branch: null };
}

function empty(): HTMLElement {
  const holder = document.createElement('div');
  holder.innerHTML = branch();
  return holder.firstElementChild as HTMLElement;
}

const post = (id: number) => document.getElementById(`Comment_${id}`)!;
const counts = () =>
  [...document.querySelectorAll('[data-inlay-slot="branchCount"]')].map(({ textContent }) => textContent);

test('a reply opens a branch below what it answers, which every branch around counts', () => {
  document.body.innerHTML = `<ol>${item(1, branch(item(2)))}</ol>`;
  addReplies([made(9)], post(2), empty(), testUi().ui);
  expect(by(9).closest('details')!.parentElement).toBe(by(2));
  expect(counts()).toEqual(['2 replies', '1 reply']);
  expect(slotIn(by(9), 'level')).toHaveTextContent('Reply at level 3');
  expect(slotIn(by(9), 'parent')).toBeNull();
});

test('into a closed branch it is seen: the branch opens', () => {
  document.body.innerHTML = `<ol>${item(1, branch(item(2)))}</ol>`;
  const details = document.querySelector('details')!;
  details.open = false;
  addReplies([made(9)], post(1), empty(), testUi().ui);
  expect(details.open).toBe(true);
  expect(by(9).previousElementSibling).toBe(by(2));
});

test('at the deepest level it stands beside what it answers, and says whom', () => {
  document.body.innerHTML = `<ol>${item(1, branch(item(2, branch(item(3, branch(item(4, branch(item(5)))))))))}</ol>`;
  addReplies([made(9)], post(5), empty(), testUi().ui);
  expect(by(9).previousElementSibling).toBe(by(5));
  expect(slotIn(by(9), 'level')).toHaveTextContent('Reply at level 5');
  expect(slotIn(by(9), 'parent')).toHaveTextContent('In reply to Ada 5');
});

test('a host without branches shows it at the end of the list', () => {
  document.body.innerHTML = `<ol>${item(1)}${item(2)}</ol>`;
  addReplies([made(9)], post(1), null, testUi().ui);
  expect(by(9).previousElementSibling).toBe(by(2));
  expect(slotIn(by(9), 'level')).toBeNull();
  expect(slotIn(by(9), 'parent')).toHaveTextContent('In reply to Ada 1');
});

test('with the last reply its branch goes, and so do deleted comments that it had kept', () => {
  document.body.innerHTML = `<ol>${item(1, branch(item(2, branch(item(3)))))}</ol>`;
  takeItem(by(3), (each) => each === post(2), testUi().ui.locale);
  expect(document.querySelector('details')).toBeNull();
  expect(document.querySelectorAll('li')).toHaveLength(1);
});

test('the thread’s count is in the page’s own heading, whatever a post before it holds', () => {
  const place = '<b data-inlay-slot="count" data-count="41">41</b>';
  document.body.innerHTML = `<div class="userContent">${place}</div><h2 data-inlay-slot="count" data-count="1"></h2>`;
  countComments(document, 1, testUi().ui.locale);
  expect(document.querySelector('b')).toHaveTextContent(/^41$/);
  expect(document.querySelector('h2')).toHaveTextContent('2 comments');
});

test('a guest is answered by the name of none that they mention', () => {
  document.body.innerHTML = `<ol>${item(1).replace(/<a class.*?<.a>/, '<div class="userContent"><a class="js-userCard">Eve</a></div>')}</ol>`;
  addReplies([made(9)], post(1), null, testUi().ui);
  expect(slotIn(by(9), 'parent')).toHaveTextContent('In reply to an earlier comment');
});
