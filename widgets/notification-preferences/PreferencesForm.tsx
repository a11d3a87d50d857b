import { useEffect, useRef } from 'react';
import { useAppDispatch } from '../../src/index';
import { changePreferences, flushPreferences } from '../../src/resources/preferences/changePreferences';
import type { PreferenceRecord } from '../../src/resources/preferences/preferenceRecord';
import type { Language, PreferenceGroup } from '../../src/resources/preferences/preferenceSchema';
import type { Preferences } from '../../src/resources/preferences/preferenceTarget';
import { useFlushWhenLeaving } from '../../src/resources/preferences/useFlushWhenLeaving';
import { languageKey } from '../../src/resources/preferences/userPreferences';
import { Button } from '../../src/ui/Button';
import { toastWords } from '../../src/ui/toasts/toastWords';
import { OwnError } from '../../src/ui/OwnError';
import { useLastingFailure } from '../../src/ui/useLastingFailure';
import { useToasts } from '../../src/ui/toasts/useToasts';
import { useUi } from '../../src/ui/UiContext';
import { GroupOfPreferences } from './GroupOfPreferences';

interface Props {
  userID: number;
  record: PreferenceRecord;
  groups: PreferenceGroup[];
  languages: Language[];
}

/**
 * Every change goes out by itself; the button sends what still waits, and after a failure all that the form shows. It works
 * without script too.
 */
export function PreferencesForm({ userID, record, groups, languages }: Props) {
  const { locale, section, meta, window } = useUi();
  const { t } = locale;
  const dispatch = useAppDispatch();
  const toasts = useToasts();
  const { shown, queued, saves, error } = record;
  const waits = queued !== null;
  const isTroubled = useLastingFailure(error) !== null;
  const savesBefore = useRef(saves);
  const chosen = shown[languageKey];
  // Without a choice the page's language is used; nothing is sent until the user chooses.
  const usual = languages.find(({ key }) => key === meta.ui.localeKey) ?? languages[0];
  const language = typeof chosen === 'string' ? chosen : usual?.key;
  const change = (changes: Preferences) => dispatch(changePreferences({ userID }, changes));
  const say = () =>
    toasts.show({ id: 'preferences', words: t('Success! Preferences saved.'), autoDismiss: true });

  useEffect(() => {
    if (saves === savesBefore.current) return;
    savesBefore.current = saves;
    // An earlier error stays readable.
    if (!isTroubled) say();
  });
  const failure = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isTroubled) return;
    const { top, bottom } = failure.current!.getBoundingClientRect();
    // The form is longer than a screen: a change far above its end is announced there.
    if (top >= 0 && bottom <= window.innerHeight) return;
    const id = toasts.show({ id: 'preferences', words: toastWords(error, locale), tone: 'error' });
    return () => toasts.remove(id);
  }, [isTroubled, error, locale, toasts, window]);
  useFlushWhenLeaving({ userID });

  return (
    <form
      className="inl-root inl-preferences"
      method="post"
      acceptCharset="utf-8"
      action={`${section}/profile/preferences`}
      data-inlay-part="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (waits) dispatch(flushPreferences({ userID }));
        else if (record.phase !== 'idle') return;
        // Confirmed values are saved; whether the server took the failed ones may be unknown.
        else if (error) change(formOf(groups, shown, meta.emails.enabled));
        else say();
      }}
    >
      {groups.map((group) => (
        <GroupOfPreferences
          key={group.key}
          group={group}
          shown={shown}
          withEmail={meta.emails.enabled}
          onChange={change}
        />
      ))}
      {languages.length > 1 && (
        <section className="inl-preferences__group">
          <h2 className="inl-preferences__title">{t('Language')}</h2>
          <label className="inl-preferences__choice">
            <span>{t('Notification language')}</span>
            <select
              className="inl-preferences__select"
              name={languageKey}
              data-inlay-part={languageKey}
              value={language}
              onChange={(event) => change({ [languageKey]: event.target.value })}
            >
              {languages.map(({ key, names }) => (
                <option key={key} value={key}>
                  {names[meta.ui.localeKey] ?? names[key] ?? key}
                </option>
              ))}
            </select>
          </label>
        </section>
      )}
      <Button look="primary" type="submit" data-inlay-part="save">
        {t('Save')}
      </Button>
      {/* Above it would push the fields from under the pointer, and back. */}
      {isTroubled && (
        <div ref={failure}>
          <OwnError error={error} />
        </div>
      )}
    </form>
  );
}

/** All of the form, as it goes out without script; a choice that has not been made is not made here. */
function formOf(groups: readonly PreferenceGroup[], shown: Preferences, withEmail: boolean): Preferences {
  const fields = groups
    .flatMap(({ activities }) => activities.flatMap((activity) => activity.fields))
    .filter(({ method }) => withEmail || method !== 'email');
  const switches = fields.filter(({ options }) => !options).map(({ key }) => [key, false] as const);
  const keys = [...fields.map(({ key }) => key), languageKey];
  const known = Object.entries(shown).filter(([key]) => keys.includes(key));
  return Object.fromEntries([...switches, ...known]);
}
