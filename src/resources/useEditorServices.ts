import { useContext, useMemo } from 'react';
import { plainError } from '../contract/apiError';
import { usePermission } from '../session/usePermission';
import { useAppDispatch } from '../store/useAppDispatch';
import { DraftsContext, useReader } from './drafts/createDrafts';
import { uploadMedia } from './media';
import { mentions } from './mentions';
import { siteSectionID } from './siteSectionID';

/** What the editor needs from the server: who can be mentioned, and where pictures go. `raw`: of the page's `meta`. */
export function useEditorServices(raw: Record<string, unknown>) {
  const dispatch = useAppDispatch();
  const mayUpload = usePermission('uploads.add');
  const reader = useReader(useContext(DraftsContext));
  return useMemo(
    () => ({
      reader,
      async lookUp(name: string) {
        const { data, error } = await dispatch(
          mentions.endpoints.lookUpMentions.initiate(
            { name, siteSectionID: siteSectionID(raw) },
            { subscribe: false },
          ),
        );
        if (data) return { users: data };
        return { error: error && 'status' in error ? error : plainError('server') };
      },
      upload: mayUpload
        ? (file: File, options: Parameters<typeof uploadMedia>[1]) => dispatch(uploadMedia(file, options))
        : null,
    }),
    [dispatch, mayUpload, raw, reader],
  );
}
