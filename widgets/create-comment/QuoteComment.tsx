import { useEffect } from 'react';
import { attributes, useAppDispatch } from '../../src/index';
import { quoteWanted, readQuote } from '../../src/resources/commentQuote';
import { toastWords } from '../../src/ui/toasts/toastWords';
import { useToasts } from '../../src/ui/toasts/useToasts';
import { useUi } from '../../src/ui/UiContext';
import { plainText } from './plainText';
import type { Place } from './place';

interface Props {
  anchor: HTMLElement;
  commentID: number;
  place: Place;
  onClose(): void;
}

/** Quotes the selected part of a comment, or all of it, in the editor in use. */
export function QuoteComment({ anchor, commentID, place: { discussionID }, onClose }: Props) {
  const { locale, safeHtml, leaveFor, report } = useUi();
  const dispatch = useAppDispatch();
  const { show } = useToasts();
  useEffect(() => {
    let wanted = true;
    const quote = async () => {
      const answer = await dispatch(readQuote(commentID));
      if (!wanted) return;
      if ('error' in answer) {
        show({ id: 'quote', tone: 'error', words: toastWords(answer.error, locale) });
        return onClose();
      }
      const text = plainText((await safeHtml()).fragment(answer.body));
      if (!wanted) return;
      const isTaken = dispatch(quoteWanted(discussionID, { ...answer.insertUser, url: answer.url, text }));
      onClose();
      if (isTaken) return;
      // A sleeping form wakes when it gets focus, and finds the quote.
      const field = document.querySelector<HTMLElement>(
        `[${attributes.widget}="CreateComment" i] [${attributes.part}="body"]`,
      );
      if (field) field.focus();
      else leaveFor((anchor as HTMLAnchorElement).href);
    };
    quote().catch((error: unknown) => {
      report({ widget: 'CreateComment', element: anchor, phase: 'load', error });
      show({ id: 'quote', tone: 'error', words: locale.t('This part could not be loaded.') });
      onClose();
    });
    return () => {
      wanted = false;
    };
    // Once: it is a click.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}
