import { useEffect, useState } from 'react';
import { useAppDispatch } from '../../../src/index';
import { changePoll, refreshPoll, shownPoll, usePoll, type PollWish } from '../../../src/resources/polls';
import { Button } from '../../../src/ui/Button';
import { errorWords } from '../../../src/ui/errorWords';
import { useUi } from '../../../src/ui/UiContext';
import { useLastingFailure } from '../../../src/ui/useLastingFailure';
import { useUniqueID } from '../../../src/ui/useUniqueID';
import { PollOption } from './PollOption';
import type { PollProps } from './props';

/** A poll: its results as bars and, for those who may, a form to vote by, which is the server's own. */
export function PollForm({ poll: { pollID } }: PollProps) {
  const { locale, announcer, section, meta } = useUi();
  const { t, plural } = locale;
  const dispatch = useAppDispatch();
  const record = usePoll(pollID);
  const [chosen, setChosen] = useState(() => record?.confirmed.votedOptionID ?? null);
  const [missing, setMissing] = useState(false);
  const problem = useUniqueID();
  const stale = record?.stale ?? false;
  const error = useLastingFailure(record?.error ?? null);

  useEffect(() => {
    if (stale) void dispatch(refreshPoll(pollID));
  }, [stale, dispatch, pollID]);

  if (!record) return null;
  const poll = shownPoll(record);
  const { options, countVotes, votedOptionID, mayVote, closed } = poll;
  const said = missing ? t('Choose one of the options.') : error ? errorWords(error, locale).body : null;

  async function change(wish: PollWish, words: string) {
    const after = await dispatch(changePoll(pollID, wish));
    // A refused choice stays chosen, so that it can be sent again. Null for a press that joined a running sequence, which announces the result.
    if (!after) return;
    if (after.error) announcer.announce(errorWords(after.error, locale).body, 'assertive');
    else announcer.announce(words);
  }
  function vote() {
    const option = options.find(({ pollOptionID }) => pollOptionID === chosen);
    setMissing(!option);
    if (!option) return announcer.announce(t('Choose one of the options.'), 'assertive');
    const words = t('Your vote for {option} is counted.', { option: option.body });
    if (chosen === votedOptionID) return announcer.announce(words);
    return void change({ vote: option.pollOptionID }, words);
  }

  return (
    <div className="inl-root inl-poll">
      <form
        className="inl-poll__form"
        method="post"
        acceptCharset="utf-8"
        action={`${section}/poll/${pollID}/vote`}
        data-inlay-part="form"
        onSubmit={(event) => {
          event.preventDefault();
          vote();
        }}
      >
        <input type="hidden" name="TransientKey" value={meta.transientKey} />
        <fieldset className="inl-poll__options" aria-describedby={said === null ? undefined : problem}>
          <legend className="inl-poll__name" dir="auto">
            {poll.name}
          </legend>
          {options.map((option) => (
            <PollOption
              key={option.pollOptionID}
              option={option}
              countVotes={countVotes}
              isOwn={option.pollOptionID === votedOptionID}
              isChosen={option.pollOptionID === chosen}
              onChoose={
                mayVote
                  ? () => {
                      setChosen(option.pollOptionID);
                      setMissing(false);
                    }
                  : null
              }
            />
          ))}
        </fieldset>
        <div className="inl-poll__foot">
          {mayVote && (
            <Button look="primary" type="submit" data-inlay-part="vote">
              {t(votedOptionID === null ? 'Vote' : 'Change vote')}
            </Button>
          )}
          <p className="inl-poll__total">
            {plural(countVotes, { one: '{count} vote', other: '{count} votes' })}
            {closed && ` · ${t('This poll is closed.')}`}
          </p>
        </div>
      </form>
      {poll.mayClose && (
        <form
          className="inl-poll__close"
          method="post"
          acceptCharset="utf-8"
          action={`${section}/poll/${pollID}/close`}
          onSubmit={(event) => {
            event.preventDefault();
            void change({ closed: !closed }, t(closed ? 'The poll is open again.' : 'The poll is closed.'));
          }}
        >
          <input type="hidden" name="TransientKey" value={meta.transientKey} />
          <input type="hidden" name="closed" value={closed ? '0' : '1'} />
          <Button look="text" size="compact" type="submit" data-inlay-part="close">
            {t(closed ? 'Reopen poll' : 'Close poll')}
          </Button>
        </form>
      )}
      {/* Below all buttons: where it goes with the next try, the second half of a double click would hit another one. */}
      {said !== null && (
        <p className="inl-poll__problem" id={problem}>
          {said}
        </p>
      )}
    </div>
  );
}
