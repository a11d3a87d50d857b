import { useMemo } from 'react';
import type { LayoutQuery } from '../../src/resources/layouts';
import { useUi } from '../../src/ui/UiContext';
import type { LayoutProps } from './props';

/** What a tag asks for in full: the page says in which language and in which section. */
export function useLayoutQuery({ layoutViewType, recordType, recordID, params }: LayoutProps): LayoutQuery {
  const { meta } = useUi();
  return useMemo(() => {
    const { sectionID } = (meta.raw.siteSection ?? {}) as { sectionID?: unknown };
    const siteSectionID = typeof sectionID === 'number' || typeof sectionID === 'string' ? sectionID : 0;
    return {
      layoutViewType,
      recordType: recordType ?? 'siteSection',
      recordID: recordID ?? (recordType === undefined ? siteSectionID : 0),
      params: { locale: meta.ui.localeKey, siteSectionID, ...params },
    };
  }, [meta, layoutViewType, recordType, recordID, params]);
}
