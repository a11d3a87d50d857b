import { useRef, useState } from 'react';
import { lazyImport, useAppDispatch } from '../../src/index';
import { fetchComment } from '../../src/resources/comments';
import { answersSlice } from '../../src/resources/answers';
import type { Post } from '../../src/resources/discussions/post';
import {
  useChangeSuggestionsMutation,
  type Suggested,
  type SuggestionChange,
} from '../../src/resources/suggestions';
import { Button } from '../../src/ui/Button';
import { ErrorBox } from '../../src/ui/ErrorBox';
import { Loader } from '../../src/ui/Loader';
import { useUi } from '../../src/ui/UiContext';
import { SuggestionItem } from './SuggestionItem';
import './suggested-answers.css';

interface Props {
  question: Post;
  given: Suggested;
}

/** Each change shows when the server has made it: accepting writes an answer, which is more than a mark. */
export function SuggestedAnswers({ question: { discussionID, closed = false, dateUpdated }, given }: Props) {
  const ui = useUi();
  const { announcer } = ui;
  const { t } = ui.locale;
  const dispatch = useAppDispatch();
  const heading = useRef<HTMLHeadingElement>(null);
  const [{ suggestions, showSuggestions, dateSuggested }, setSuggested] = useState(given);
  const [send, { error, originalArgs, reset }] = useChangeSuggestionsMutation();
  // Until what the server answers is shown: the mutation is over a moment earlier, when a second press would be a second call.
  const [isLoading, setLoading] = useState(false);
  const running = useRef(false);
  const change = async (wish: SuggestionChange, done: string) => {
    if (running.current) return;
    running.current = true;
    setLoading(true);
    const answer = await send({ discussionID, change: wish });
    if (answer.data) {
      setSuggested(answer.data);
      const { followAnswers } = await lazyImport(() => import('./followAnswers'));
      const read = (commentID: number) => dispatch(fetchComment(commentID));
      // As the tabs count it.
      const known = (commentID: number) =>
        dispatch((_dispatch, getState) => {
          const record = answersSlice.select(getState(), String(commentID));
          return record?.wish ?? record?.confirmed;
        });
      await followAnswers(suggestions, answer.data.suggestions, ui, read, known);
    }
    running.current = false;
    setLoading(false);
    if (!answer.data) return;
    reset();
    announcer.announce(t(done));
    // The pressed control may be gone.
    heading.current?.focus({ preventScroll: true });
  };
  const dismissed = suggestions.filter(({ hidden, commentID }) => hidden && commentID === undefined);
  const shown = suggestions.filter((each) => !dismissed.includes(each));
  const open = shown.filter(({ commentID }) => commentID === undefined);
  const isOutdated =
    Boolean(dateUpdated && dateSuggested) && Date.parse(dateUpdated!) > Date.parse(dateSuggested!);
  const options: { part: string; name: string; wish: SuggestionChange; done: string; when: boolean }[] = [
    {
      ...{ part: 'hide', name: 'Hide Suggestions', when: showSuggestions && shown.length > 0 },
      wish: { action: 'suggestions-visibility', visible: false },
      done: 'Suggestions are hidden.',
    },
    {
      ...{ part: 'show', name: 'Show Suggestions', when: !showSuggestions },
      wish: { action: 'suggestions-visibility', visible: true },
      done: 'Suggestions are shown.',
    },
    {
      ...{ part: 'dismiss-all', name: 'Dismiss All', when: showSuggestions && open.length > 1 },
      wish: { action: 'dismiss', allSuggestions: true },
      done: 'Suggestions are dismissed.',
    },
    {
      ...{ part: 'restore-all', name: 'Show Dismissed', when: showSuggestions && dismissed.length > 0 },
      wish: { action: 'restore', allSuggestions: true },
      done: 'Suggestions are shown.',
    },
    {
      ...{ part: 'generate', name: 'Suggest Again', when: showSuggestions },
      wish: { action: 'generate' },
      done: 'Suggestions have been refreshed.',
    },
  ];
  return (
    <section className="inl-root inl-suggested-answers" id="suggestions" aria-busy={isLoading}>
      <div className="inl-suggested-answers__head">
        <h2 ref={heading} tabIndex={-1}>
          {t('Suggested Answers')}
        </h2>
        <div role="group" aria-label={t('Suggested Answers Options')}>
          {options
            .filter(({ when }) => when)
            .map(({ part, name, wish, done }) => (
              <Button
                key={part}
                {...{ look: 'text', size: 'compact', busy: isLoading }}
                data-inlay-part={part}
                onClick={() => void change(wish, done)}
              >
                {t(name)}
              </Button>
            ))}
        </div>
      </div>
      {isLoading && originalArgs?.change.action === 'generate' && <Loader />}
      {error && 'status' in error && <ErrorBox error={error} busy={isLoading} />}
      {showSuggestions && isOutdated && (
        <p>{t('The question has been edited since. Other suggestions may fit it better.')}</p>
      )}
      {showSuggestions && shown.length === 0 && <p>{t('There are no suggestions.')}</p>}
      {showSuggestions && shown.length > 0 && (
        <ul>
          {shown.map((suggestion) => (
            <SuggestionItem
              key={suggestion.aiSuggestionID}
              {...{ suggestion, closed }}
              busy={isLoading}
              onChange={(wish, done) => void change(wish, done)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
