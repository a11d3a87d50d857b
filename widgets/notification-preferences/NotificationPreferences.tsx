import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  useAppDispatch,
  useAppSelector,
  useCurrentUser,
  usePermission,
  type ApiError,
} from '../../src/index';
import { loadPreferences } from '../../src/resources/preferences/loadPreferences';
import {
  readLanguages,
  readSchema,
  useGetLanguagesQuery,
  useGetPreferenceSchemaQuery,
} from '../../src/resources/preferences/preferenceSchema';
import { selectPreferences } from '../../src/resources/preferences/preferencesSlice';
import { Loader } from '../../src/ui/Loader';
import { OwnError } from '../../src/ui/OwnError';
import { TakenOver } from '../../src/ui/TakenOver';
import './notification-preferences.css';
import { PreferencesForm } from './PreferencesForm';
import type { NotificationPreferencesProps } from './props';

/** What a user wants to hear of, and how: a form that the server's schema describes. */
export function NotificationPreferences({ userID, schema, locales }: NotificationPreferencesProps) {
  const dispatch = useAppDispatch();
  const viewer = useCurrentUser();
  const mayForOthers = usePermission('users.edit');
  const record = useAppSelector((state) => selectPreferences(state, { userID }));
  const mayNow = viewer.userID > 0 && (viewer.userID === userID || mayForOthers);
  const allowed = mayNow || (record?.ended ?? 0) > 0;
  const missing = record === undefined;
  const [failure, setFailure] = useState<ApiError | null>(null);
  const given = useMemo(() => schema && readSchema(schema), [schema]);
  const languages = useMemo(() => locales && readLanguages(locales), [locales]);
  const asked = useGetPreferenceSchemaQuery(userID, { skip: given !== undefined || !allowed });
  const known = useGetLanguagesQuery(undefined, { skip: languages !== undefined || !allowed });

  const load = useCallback(() => {
    setFailure(null);
    void dispatch(loadPreferences({ userID })).then(setFailure);
  }, [dispatch, userID]);
  useEffect(() => {
    if (missing && allowed) load();
  }, [missing, allowed, load]);

  const wayOn = useRef<HTMLDivElement>(null);
  const [wasAllowed, setWasAllowed] = useState(false);
  if (allowed && !wasAllowed) setWasAllowed(true);
  // The form is gone, and with it whatever of it had the focus.
  const left = wasAllowed && !allowed;
  useEffect(() => {
    if (left && document.activeElement === document.body) wayOn.current?.querySelector('a')?.focus();
  }, [left]);

  if (left) return <div ref={wayOn}>{viewer.userID === 0 ? <OwnError /> : <TakenOver />}</div>;
  if (!allowed) return null;
  const groups = given ?? asked.data;
  const error = (missing ? failure : null) ?? (groups ? null : asked.error);
  const retry = () => {
    if (missing) load();
    if (!groups) void asked.refetch();
  };
  if (error) return <OwnError error={error} onRetry={retry} />;
  if (!record || !groups) return <Loader />;
  return (
    <PreferencesForm
      userID={userID}
      record={record}
      groups={groups}
      languages={languages ?? known.data ?? []}
    />
  );
}
