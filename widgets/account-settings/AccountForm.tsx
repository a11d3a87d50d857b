import { useState } from 'react';
import { usePermission } from '../../src/index';
import { useGetAccountQuery, type Account } from '../../src/resources/account';
import { Button } from '../../src/ui/Button';
import { CheckboxField } from '../../src/ui/form/CheckboxField';
import { Form } from '../../src/ui/form/Form';
import { TextField } from '../../src/ui/form/TextField';
import { Loader } from '../../src/ui/Loader';
import { OwnError } from '../../src/ui/OwnError';
import { useLocale } from '../../src/ui/useLocale';
import { useSaveAccount } from './useSaveAccount';

/** Name, address, and who sees what of it. */
export function AccountForm({ userID }: { userID: number }) {
  const { data, error, refetch } = useGetAccountQuery(userID);
  if (error && !data && 'code' in error) return <OwnError error={error} onRetry={() => void refetch()} />;
  return data ? <LoadedForm userID={userID} account={data} /> : <Loader />;
}

function LoadedForm({ userID, account }: { userID: number; account: Account }) {
  const { t } = useLocale();
  const mayRename = usePermission(['users.edit', 'profile.editusernames']);
  const { busy, error, save } = useSaveAccount(userID, t('Your account is saved.'));
  const [changed, setChanged] = useState<Partial<Account>>({});
  const [currentPassword, setCurrentPassword] = useState('');
  const { name, email, showEmail, private: isPrivate } = { ...account, ...changed };
  const change = (part: Partial<Account>) => setChanged((before) => ({ ...before, ...part }));
  const isNewEmail = email.trim().toLowerCase() !== account.email.toLowerCase();
  const send = async () => {
    const trimmed = { ...changed, ...(changed.email !== undefined && { email: email.trim() }) };
    const saved = await save({ ...trimmed, ...(isNewEmail && { currentPassword }) });
    if (!saved) return;
    setChanged({});
    setCurrentPassword('');
  };
  return (
    <Form className="inl-account__form" error={error} busy={busy} onSubmit={() => void send()}>
      <h2 className="inl-account__title">{t('Account')}</h2>
      {mayRename ? (
        <TextField
          name="name"
          label={t('Username')}
          required
          autoComplete="username"
          maxLength={200}
          value={name}
          onChange={(value) => change({ name: value })}
        />
      ) : (
        <p>
          {t('Username')}: <bdi>{name}</bdi>
        </p>
      )}
      <TextField
        type="email"
        name="email"
        label={t('Email')}
        required
        autoComplete="email"
        maxLength={300}
        value={email}
        onChange={(value) => change({ email: value })}
      />
      {isNewEmail && (
        <TextField
          type="password"
          name="currentPassword"
          label={t('Current Password')}
          description={t('Asked for a new email address.')}
          required
          autoComplete="current-password"
          maxLength={500}
          value={currentPassword}
          onChange={setCurrentPassword}
        />
      )}
      <CheckboxField
        name="showEmail"
        label={t('Show my email to other members')}
        checked={showEmail}
        onChange={(value) => change({ showEmail: value })}
      />
      <CheckboxField
        name="private"
        label={t('Keep my profile private')}
        checked={isPrivate}
        onChange={(value) => change({ private: value })}
      />
      <Button type="submit" look="primary" busy={busy}>
        {t('Save Account')}
      </Button>
    </Form>
  );
}
