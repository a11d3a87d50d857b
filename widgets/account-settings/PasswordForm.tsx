import { useState } from 'react';
import { Button } from '../../src/ui/Button';
import { Form } from '../../src/ui/form/Form';
import { TextField } from '../../src/ui/form/TextField';
import { useLocale } from '../../src/ui/useLocale';
import { useSaveAccount } from './useSaveAccount';

const empty = { currentPassword: '', password: '', passwordConfirmation: '' };

/** A new password; all other sessions end with the old one. */
export function PasswordForm({ userID }: { userID: number }) {
  const { t } = useLocale();
  const { busy, error, save } = useSaveAccount(
    userID,
    t('Your password is changed. You are signed out everywhere else.'),
  );
  const [typed, setTyped] = useState(empty);
  const field = (name: keyof typeof empty, label: string, autoComplete: string) => (
    <TextField
      type="password"
      {...{ name, label, autoComplete }}
      required
      maxLength={500}
      value={typed[name]}
      onChange={(value) => setTyped((before) => ({ ...before, [name]: value }))}
    />
  );
  return (
    <Form
      className="inl-account__form"
      error={error}
      busy={busy}
      onSubmit={() => void save(typed).then((saved) => saved && setTyped(empty))}
    >
      <h2 className="inl-account__title">{t('Password')}</h2>
      <p>{t('With a new password you are signed out everywhere else.')}</p>
      {field('currentPassword', t('Current Password'), 'current-password')}
      {field('password', t('New Password'), 'new-password')}
      {field('passwordConfirmation', t('Confirm New Password'), 'new-password')}
      <Button type="submit" look="primary" busy={busy}>
        {t('Change Password')}
      </Button>
    </Form>
  );
}
