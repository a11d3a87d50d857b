import type { ReactNode } from 'react';
import type { PageConfig, PageMeta } from '../../src/contract/pageConfig';
import { createExtensions } from '../../src/registry/createExtensions';
import { createUi } from '../../src/ui/createUi';
import { UiContext } from '../../src/ui/UiContext';

/** A page's meta as a plain forum sends it, for tests that need one. */
export const plainMeta: PageMeta = {
  context: { host: '', debug: false, translationDebug: false, conversationsEnabled: true },
  ui: {
    siteName: 'Forum',
    localeKey: 'en',
    isDirectionRTL: false,
    bannedPrivateProfile: false,
    fallbackAvatar: '',
    userMentionsEnabled: true,
    editContentTimeout: -1,
  },
  search: { externalSearch: null, autocompleteDebounce: 500 },
  emails: { enabled: true, digest: false },
  upload: { maxSize: 0, maxUploads: 0, allowedExtensions: [] },
  mentionMinChars: 2,
  signInUrl: '/entry/signin',
  registrationUrl: '/entry/register',
  signOutUrl: '/entry/signout',
  transientKey: '',
  auditLog: null,
  trustedDomains: [],
  featureFlags: {},
  raw: {},
};

/** A page of the section `/es`, of a forum in the folder `/forum`. */
export const inSection: Partial<PageMeta> = {
  context: { ...plainMeta.context, host: '/forum' },
  raw: { siteSection: { basePath: '/es' }, siteSectionSlugs: ['/es', '/fr'] },
};

/** What view parts need, made as `mount` makes it; `failures` collects what they report. */
export function testUi(
  meta: Partial<PageMeta> = {},
  translations: Record<string, string> = {},
  serverAhead?: () => number | null,
) {
  const config: PageConfig = {
    meta: { ...plainMeta, ...meta },
    translations,
    preload: [],
    error: null,
    messages: [],
    addons: [],
  };
  const failures: unknown[] = [];
  const ui = createUi({
    window,
    config,
    extensions: createExtensions(),
    widgetFor: (service) => `WidgetFor-${service}`,
    report: (failure) => failures.push(failure),
    loadIcons: () => Promise.resolve({}),
    serverAhead,
  });
  // Icons have a test of their own; elsewhere the page has its sprite.
  ui.icons.need = () => undefined;
  const wrapper = ({ children }: { children: ReactNode }) => <UiContext value={ui}>{children}</UiContext>;
  return { ui, failures, wrapper };
}
