import { collapseQuotes } from '../../../src/page-life/collapseQuotes';
import { testUi } from '../../support/testUi';

test('long quotes are shortened where nobody looks at them', () => {
  document.body.innerHTML =
    '<div class="userContent"><blockquote>seen</blockquote><p>a</p><blockquote>below</blockquote></div><blockquote>no post</blockquote>';
  const quotes = [...document.querySelectorAll('blockquote')];
  quotes.forEach((quote, index) => {
    Object.defineProperty(quote, 'scrollHeight', { value: 500 });
    quote.getBoundingClientRect = () => new DOMRect(0, index * 10_000, 100, 500);
  });
  collapseQuotes(testUi().ui);
  expect(quotes.map((quote) => quote.classList.contains('inl-collapse'))).toEqual([false, true, false]);
});
