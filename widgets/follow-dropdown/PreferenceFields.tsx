import { useState } from 'react';
import {
  digestKey,
  methodKeys,
  newsKey,
  newsKinds,
  type NewsMethod,
} from '../../src/resources/preferences/categoryPreferences';
import type { Preferences } from '../../src/resources/preferences/preferenceTarget';
import { Icon } from '../../src/ui/Icon';
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
  // Somebody who takes out the last check mark has not said that the table may go.
  const [wants, setWants] = useState(anyOn);
  const open = !withDigest || wants || anyOn;
  const missing = withDigest && open && !anyOn;
  const methods: NewsMethod[] = withEmail ? ['popup', 'email'] : ['popup'];
  const check = (key: string, label: string) => (
    <label className="inl-follow-panel__check">
      <input
        type="checkbox"
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
        <table className="inl-follow-panel__table" aria-describedby={missing ? warningID : undefined}>
          <caption className="inl-hidden">{t('Notification Preferences')}</caption>
          <thead>
            <tr>
              <td />
              {methods.map((method) => (
                <th key={method} scope="col" title={t(columns[method].text)}>
                  <Icon name={columns[method].icon} />
                  <span className="inl-hidden">{t(columns[method].text)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {newsKinds.map(({ kind }) => (
              <tr key={kind}>
                <th scope="row">{t(news[kind].text)}</th>
                {methods.map((method) => (
                  <td key={method}>
                    <label className="inl-follow-panel__cell">
                      <input
                        type="checkbox"
                        aria-label={`${t(news[kind].name)}, ${t(columns[method].name)}`}
                        checked={shown[newsKey(method, kind)] === true}
                        onChange={(event) => {
                          setWants(true);
                          onChange({ [newsKey(method, kind)]: event.target.checked });
                        }}
                      />
                    </label>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="inl-follow-panel__warning" id={warningID} role="status">
        {missing && t('At least one notification method must be selected to receive notifications')}
      </p>
    </form>
  );
}
