import { useMemo } from 'react';
import type { LayoutQuery } from '../../src/resources/layouts';
import { siteSectionID as sectionOf } from '../../src/resources/siteSectionID';
import { useUi } from '../../src/ui/UiContext';
import type { LayoutProps } from './props';

/** What a tag asks for in full: the page says in which language and in which section. */
export function useLayoutQuery({ layoutViewType, recordType, recordID, params }: LayoutProps): LayoutQuery {
  const { meta } = useUi();
  return useMemo(() => {
    const siteSectionID = sectionOf(meta.raw) ?? 0;
    return {
      layoutViewType,
      recordType: recordType ?? 'siteSection',
      recordID: recordID ?? (recordType === undefined ? siteSectionID : 0),
      params: { locale: meta.ui.localeKey, siteSectionID, ...params },
    };
  }, [meta, layoutViewType, recordType, recordID, params]);
}
