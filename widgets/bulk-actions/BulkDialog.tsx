import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useAppDispatch, useCurrentUser } from '../../src/index';
import type { BulkAction } from '../../src/resources/moderation/bulkCall';
import { rowChecks, type CheckedDiscussion } from '../../src/resources/moderation/checkedDiscussion';
import { runBulk, type BulkOutcome, type BulkRound } from '../../src/resources/moderation/runBulk';
import type { BulkKind } from '../../src/resources/moderation/selectionSlice';
import { Button } from '../../src/ui/Button';
import { entryLinks } from '../../src/ui/entryLinks';
import { Form } from '../../src/ui/form/Form';
import { Modal } from '../../src/ui/Modal';
import { useToasts } from '../../src/ui/toasts/useToasts';
import { useUi } from '../../src/ui/UiContext';
import { useUniqueID } from '../../src/ui/useUniqueID';
import { bulkWords, questionOf } from './bulkWords';
import { keepActed } from './keepActed';
import { MergeForm } from './MergeForm';
import { MoveForm, type MoveTarget } from './MoveForm';
import { NameList } from './NameList';
import { outcomeWords, takenOverWords } from './outcomeWords';
import { OutcomeReport } from './OutcomeReport';
import { rowBeside } from './rowBeside';
import { RunProgress } from './RunProgress';
import { showOnPage } from './showOnPage';

interface Props {
  kind: BulkKind;
  /** Those that were checked when it opened. */
  discussions: CheckedDiscussion[];
  /** Who checked them. */
  askedBy: number;
  /** Its code has come, and focus is in it. */
  onShown(): void;
  /** `back` when nothing was done: focus goes back to where the question came from. */
  onClose(back: boolean): void;
}

/** Asks, runs and shows the result. Closed during a run it leaves progress to the toast, and the result to another one. */
export function BulkDialog({ kind, discussions, askedBy, onShown, onClose }: Props) {
  const ui = useUi();
  const { t } = ui.locale;
  const dispatch = useAppDispatch();
  const toasts = useToasts();
  const formID = useUniqueID();
  const cancel = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'asking' | 'running' | BulkOutcome>('asking');
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [back, setBack] = useState(true);
  const here = useRef(true);
  const asked = useRef<MoveTarget>(undefined);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const viewerID = useCurrentUser().userID;
  const isTakenOver = viewerID !== askedBy && state !== 'running';
  useEffect(() => {
    if (!isTakenOver || !here.current) return;
    const soFar = typeof state === 'string' ? { done: [], gone: [] } : state;
    tell(takenOverWords(soFar, viewerID, ui.locale), 'error', viewerID === 0);
    onClose(false);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- said once, when it is so.
  }, [isTakenOver]);

  function tell(words: string, tone: 'status' | 'error', signedOut: boolean) {
    const { signIn } = entryLinks(ui);
    const actions = signedOut && signIn ? [{ name: t('Sign In'), ...signIn }] : [];
    toasts.show({ id: 'bulk-outcome', words, tone, actions });
  }

  async function start(action: BulkAction, target?: MoveTarget) {
    setState('running');
    setBack(false);
    // How the last one ended would stand beside how this one goes.
    toasts.remove('bulk-outcome');
    asked.current = target;
    keepActed(ui.window, discussions);
    const { document } = ui.window;
    const ids = new Set(discussions.map(({ discussionID }) => String(discussionID)));
    const isFree = (box: HTMLInputElement) => !ids.has(box.value) && !box.disabled;
    const beside = () =>
      rowBeside(rowChecks(document), ids, isFree) ??
      rowChecks(document).find(isFree) ??
      document.querySelector<HTMLElement>('main');
    // The toast that it was opened from has gone, and these rows cannot be used while it runs.
    setPlace(beside());
    let changed: HTMLElement | null = null;
    const show = (round: BulkRound) => {
      const wasSomewhere = document.activeElement !== document.body;
      changed = showOnPage(ui, round, target) ?? changed;
      // It was on a row that has left.
      if (wasSomewhere && !here.current && document.activeElement === document.body) changed?.focus();
    };
    const outcome = await dispatch(runBulk(action, discussions, show));
    if (!outcome) return onClose(true);
    const clean = outcome.failed.length === 0 && !outcome.stopped;
    const place = (changed as HTMLElement | null)?.isConnected ? changed : beside();
    setPlace(place);
    // What could not be done is still selected: its button comes again.
    setBack(!clean);
    const words = outcomeWords(outcome, ui.locale);
    // All of this leaves the page with the session.
    const signedOut = outcome.stopped?.error.code === 'unauthorized';
    if (!here.current || signedOut || outcome.stopped?.reason === 'session') {
      tell(words, clean ? 'status' : 'error', signedOut);
      if (here.current) onClose(false);
      else if (document.activeElement === document.body) place?.focus();
    } else if (clean && kind === 'merge') {
      toasts.show({ id: 'bulk-outcome', words, autoDismiss: true });
      onClose(false);
    } else setState(outcome);
  }

  const form = (children: ReactNode, submit: () => void) => (
    <Form id={formID} className="inl-bulk-form" onSubmit={submit}>
      {children}
    </Form>
  );
  const question = (
    <p className="inl-bulk-form__question">{questionOf(kind, discussions.length, ui.locale)}</p>
  );
  const words = bulkWords[kind];

  const body = () => {
    if (state === 'running') return <RunProgress kind={kind} />;
    // What could not be done is checked again, and only that is tried.
    if (state !== 'asking')
      return <OutcomeReport outcome={state} onRetry={() => void start(state.action, asked.current)} />;
    if (kind === 'move')
      return (
        <MoveForm {...{ question, form, discussions }} onMove={(action, to) => void start(action, to)} />
      );
    if (kind === 'merge')
      return <MergeForm {...{ form, discussions }} onMerge={(action) => void start(action)} />;
    return form(
      <>
        {question}
        <NameList names={discussions.map(({ name }) => name)} />
      </>,
      () => void start({ kind }),
    );
  };

  return (
    <Modal
      title={t(words.heading)}
      role={kind === 'delete' && state === 'asking' ? 'alertdialog' : 'dialog'}
      initialFocus={kind === 'delete' ? cancel : undefined}
      finalFocus={place}
      onShown={onShown}
      onClosing={() => {
        here.current = false;
      }}
      stage={typeof state === 'string' ? state : 'done'}
      onClose={() => onClose(back)}
      footer={(close) =>
        state === 'asking' ? (
          <>
            <Button ref={cancel} onClick={close}>
              {t('Cancel')}
            </Button>
            <Button type="submit" form={formID} look={kind === 'delete' ? 'danger' : 'primary'}>
              {t(words.button)}
            </Button>
          </>
        ) : (
          state !== 'running' && <Button onClick={close}>{t('Close')}</Button>
        )
      }
    >
      {body()}
    </Modal>
  );
}
