import { useState } from 'react';
import {
  digestKey,
  methodKeys,
  newsKey,
  newsKinds,
  type NewsMethod,
} from '../../src/resources/preferences/categoryPreferences';
import type { Preferences } from '../../src/resources/preferences/preferenceTarget';
import { ChoiceTable, type Choice } from '../../src/ui/ChoiceTable';
import { useExtensions } from '../../src/ui/useExtensions';
import { useLocale } from '../../src/ui/useLocale';
import { useUniqueID } from '../../src/ui/useUniqueID';

interface Props {
  shown: Preferences;
  /** Digests are on: they can be chosen, and being notified at all is a choice of its own. */
  withDigest: boolean;
  withEmail: boolean;
  onChange(changes: Preferences): void;
}

const news = {
  posts: { name: 'New posts', text: 'Notify me of new posts' },
  comments: { name: 'New comments', text: 'Notify me of new comments' },
};
const columns: Record<NewsMethod, { name: string; text: string; icon: string }> = {
  popup: { name: 'popup', text: 'Notification popup', icon: 'follow' },
  email: { name: 'e-mail', text: 'Notification Email', icon: 'message' },
};

/** A category's preferences: which news, and how. Every change goes out by itself. */
export function PreferenceFields({ shown, withDigest, withEmail, onChange }: Props) {
  const { t } = useLocale();
  const warningID = useUniqueID();
  const keys = methodKeys(shown);
  const anyOn = keys.some((key) => shown[key]);
  // Unchecking the last box does not hide the table.
  const [wants, setWants] = useState(anyOn);
  const open = !withDigest || wants || anyOn;
  const missing = withDigest && !anyOn;
  const methods: NewsMethod[] = withEmail ? ['popup', 'email'] : ['popup'];
  // An add-on has rows of its own; the forum's are not its to double.
  const extra = useExtensions('follow.news').filter(({ key }) => !Object.hasOwn(news, key));
  const rows = [...newsKinds.map(({ kind }) => ({ key: kind, ...news[kind] })), ...extra];
  const choiceOf = (method: NewsMethod, { key, name }: { key: string; name: string }): Choice => ({
    name: `${t(name)}, ${t(columns[method].name)}`,
    checked: shown[newsKey(method, key)] === true,
    onChange(checked) {
      setWants(true);
      onChange({ [newsKey(method, key)]: checked });
    },
  });
  const check = (key: string, label: string) => (
    <label className="inl-follow-panel__check">
      <input
        type="checkbox"
        className="inl-choices__box"
        checked={shown[key] === true}
        onChange={(event) => onChange({ [key]: event.target.checked })}
      />
      {label}
    </label>
  );

  return (
    <form className="inl-follow-panel__form" onSubmit={(event) => event.preventDefault()}>
      {withDigest && (
        <>
          {check(digestKey, t('Include in email digest'))}
          <label className="inl-follow-panel__check">
            <input
              type="checkbox"
              className="inl-choices__box"
              checked={open}
              onChange={(event) => {
                setWants(event.target.checked);
                if (!event.target.checked) onChange(Object.fromEntries(keys.map((key) => [key, false])));
              }}
            />
            {t('Notify me of new content')}
          </label>
        </>
      )}
      {open && (
        <ChoiceTable
          caption={t('Notification Preferences')}
          describedBy={missing ? warningID : undefined}
          columns={methods.map((method) => ({
            key: method,
            name: t(columns[method].text),
            icon: columns[method].icon,
          }))}
          rows={rows.map((row) => ({
            key: row.key,
            label: t(row.text),
            choices: Object.fromEntries(methods.map((method) => [method, choiceOf(method, row)])),
          }))}
        />
      )}
      <p className="inl-follow-panel__warning" id={warningID} role="status">
        {missing && t('At least one notification method must be selected to receive notifications')}
      </p>
    </form>
  );
}
