import { useState } from 'react';
import { useCurrentUser, type ApiError } from '../../src/index';
import type { PrivacyChoice } from '../../src/resources/usePrivacy';
import { Button } from '../../src/ui/Button';
import { RadioGroup } from '../../src/ui/form/RadioGroup';
import { Loader } from '../../src/ui/Loader';
import { OwnError } from '../../src/ui/OwnError';
import { useToasts } from '../../src/ui/toasts/useToasts';
import { useUi } from '../../src/ui/UiContext';
import './account-settings.css';
import type { AccountSettingsProps } from './props';
import { useChoice } from './useChoice';

/** Whether anything that is counted about the reader may name them. */
export function PrivacyForm({ userID, choice: given }: AccountSettingsProps) {
  const { locale, section } = useUi();
  const { t } = locale;
  const toasts = useToasts();
  const viewer = useCurrentUser();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  // Only guests lack that permission: some servers answer guests with 403 instead of 401.
  const signedOut = error?.status === 401 || !!error?.permissions?.includes('Garden.SignIn.Allow');
  // The choice stays here and can be saved after signing in again.
  const isOwn = viewer.userID === userID || (viewer.userID === 0 && signedOut);
  const { privacy, choice, setChoice, unread, again } = useChoice(given, isOwn);
  // A choice is its owner's alone: what would be shown and changed here is the viewer's.
  if (!isOwn) return null;
  // A setting that could not be loaded must not be overwritten.
  if (choice === undefined) return unread ? <OwnError error={unread} onRetry={again} /> : <Loader />;

  const save = async () => {
    setBusy(true);
    const failed = await privacy.choose(Number(choice) as PrivacyChoice);
    setBusy(false);
    setError(failed);
    if (!failed) toasts.show({ id: 'privacy', words: t('Success! Preferences saved.'), autoDismiss: true });
  };

  return (
    <form
      className="inl-root inl-account-settings"
      method="post"
      acceptCharset="utf-8"
      action={`${section}/profile/accountprivacy`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void save();
      }}
    >
      {error && <OwnError error={error} />}
      <RadioGroup
        name="AnonymizeData"
        label={t('May statistics name you?')}
        value={choice}
        onChange={(value) => setChoice(value as typeof choice)}
        choices={[
          {
            value: '-1',
            part: 'choice--1',
            label: t('As usual'),
            description: privacy.anonymousByDefault
              ? t('Nothing that is counted names you.')
              : t('What you do may be counted under your name.'),
          },
          { value: '0', part: 'choice-0', label: t('Yes') },
          { value: '1', part: 'choice-1', label: t('No, count me without a name') },
        ]}
      />
      <Button type="submit" look="primary" busy={busy} data-inlay-part="save">
        {t('Save')}
      </Button>
    </form>
  );
}
