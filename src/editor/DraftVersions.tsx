import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/Button';
import { useUi } from '../ui/UiContext';
import { useUniqueID } from '../ui/useUniqueID';
import { DiscardDraft } from './DiscardDraft';
import type { ApiError } from '../contract/apiError';

interface Version {
  lastSaved: string;
  lines: string[];
}

interface Props<V extends Version> {
  /** Another tab writes this draft. */
  isElsewhere: boolean;
  versions: readonly V[];
  error: ApiError | null;
  writeHere(): Promise<void>;
  pickVersion(version: V): void;
  deleteVersion(version: V): Promise<boolean>;
  /** The buttons have gone: focus belongs in the text. */
  focus(): void;
}

/** The line above the editor: another tab writes this draft, or there is another version of it, and the user chooses. */
export function DraftVersions<V extends Version>(props: Props<V>) {
  const { isElsewhere, versions, error, writeHere, pickVersion, deleteVersion, focus } = props;
  const { locale } = useUi();
  const { t } = locale;
  const id = useUniqueID();
  const [shown, setShown] = useState<string | null>(null);
  const [version] = versions;
  const takesOver = useRef(false);
  // Only now the text can be written in.
  useEffect(() => {
    if (!isElsewhere && takesOver.current) focus();
    takesOver.current = false;
    // `focus` is another one at each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isElsewhere]);
  if (isElsewhere)
    return (
      <p className="inl-root inl-draft-versions" data-state="elsewhere">
        <span role="status">{t('You are writing this in another tab.')}</span>{' '}
        <Button
          look="text"
          onClick={() => {
            takesOver.current = true;
            void writeHere();
          }}
        >
          {t('Write here instead')}
        </Button>
      </p>
    );
  if (!version) return null;
  const { lastSaved, lines } = version;
  const isShown = shown === lastSaved;
  const time = locale.date(lastSaved, 'extended');
  return (
    <div className="inl-root inl-draft-versions" data-state={isShown ? 'open' : 'closed'}>
      <span role="status">{t('Another version of this draft, from {time}:', { time })}</span>{' '}
      <Button
        look="text"
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        onClick={() => setShown(isShown ? null : lastSaved)}
      >
        {t(isShown ? 'Hide' : 'Show')}
      </Button>
      <Button
        look="text"
        onClick={() => {
          pickVersion(version);
          focus();
        }}
      >
        {t('Use this one')}
      </Button>
      <DiscardDraft
        exists
        label={t('Delete')}
        question={t('Delete this version?')}
        details={t('The text in the editor stays.')}
        error={error}
        discard={async () => {
          const isGone = await deleteVersion(version);
          if (isGone) focus();
          return isGone;
        }}
      />
      {isShown && (
        <blockquote id={id} dir="auto">
          {lines.map((line, index) => (
            <p key={index}>{line}</p>
          ))}
        </blockquote>
      )}
    </div>
  );
}

/** What stands in place of a form whose author is not signed in any more. */
export function ClosedForm({ name, other }: { name: string; other: string }) {
  const { t } = useUi().locale;
  return (
    <p className="inl-root inl-draft-versions" role="status">
      {t('You are signed in as {name} now. The text is kept for {other}.', { name, other })}
    </p>
  );
}
