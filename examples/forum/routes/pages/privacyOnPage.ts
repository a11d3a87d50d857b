import { publicSettings } from '../../data/publicSettings';
import type { Privacy } from '../../forum';
import type { Viewer } from '../../viewer';

/** The answer that tells a page whether it may count its reader: a page that is left has no time to ask. */
export async function privacyOnPage(privacy: Privacy, viewer: Viewer) {
  if (viewer.user) return { path: 'analytics/privacy', data: await privacy.get(viewer) };
  return { path: 'config', query: { select: Object.keys(publicSettings).join() }, data: publicSettings };
}
