import { isRecord } from '../contract/foreign';
import type { PageConfig, PageMeta } from '../contract/pageConfig';
import { hostPath } from './hostPath';
import { readPageSource } from './readPageSource';

/**
 * The page's config from `#inlay-page`, else from the globals of deployed pages, else defaults. Every field is taken
 * over only when it has the right type, so that a clobbered name or a broken script costs that field and no more.
 */
export function readPageConfig(window: Window): PageConfig {
  const source = readPageSource(window);
  const meta = isRecord(source.meta) ? source.meta : {};
  return {
    meta: readMeta(meta, window.document),
    translations: strings(source.translations),
    preload: Array.isArray(source.preload) ? source.preload.filter(isPreload).map(clean) : [],
    error: readError(source.error),
    addons: texts(source.addons),
  };
}

function readMeta(meta: Record<string, unknown>, document: Document): PageMeta {
  const part = (name: string) => (isRecord(meta[name]) ? meta[name] : {});
  const context = part('context');
  const ui = part('ui');
  const search = part('search');
  const emails = part('emails');
  const upload = part('upload');
  const external = isRecord(search.externalSearch) ? search.externalSearch : {};
  const audit = part('auditLog');
  return {
    context: {
      host: hostPath(context.host),
      debug: context.debug === true,
      translationDebug: context.translationDebug === true,
      conversationsEnabled: context.conversationsEnabled === true,
    },
    ui: {
      siteName: string(ui.siteName),
      localeKey: string(ui.localeKey) || document.documentElement.lang || 'en',
      isDirectionRTL: ui.isDirectionRTL === true || document.documentElement.dir === 'rtl',
      bannedPrivateProfile: ui.bannedPrivateProfile === true || ui.bannedPrivateProfile === '1',
      fallbackAvatar: string(ui.fallbackAvatar),
      userMentionsEnabled: ui.userMentionsEnabled !== false,
      editContentTimeout: number(ui.editContentTimeout, -1),
    },
    search: {
      externalSearch: string(external.query)
        ? { query: string(external.query), resultsInNewTab: external.resultsInNewTab === true }
        : null,
      autocompleteDebounce: number(search.autocompleteDebounce, 500),
    },
    emails: { enabled: emails.enabled === true, digest: emails.digest === true },
    upload: {
      maxSize: number(upload.maxSize, 0),
      maxUploads: number(upload.maxUploads, 1),
      allowedExtensions: texts(upload.allowedExtensions),
    },
    mentionMinChars: number(meta.mentionMinChars, 2),
    signInUrl: string(meta.signInUrl, '/entry/signin'),
    registrationUrl: string(meta.registrationUrl, '/entry/register'),
    signOutUrl: string(meta.signOutUrl, '/entry/signout'),
    transientKey: string(meta.TransientKey),
    auditLog: string(audit.auditLogID)
      ? {
          auditLogID: string(audit.auditLogID),
          requestPath: string(audit.requestPath),
          requestMethod: string(audit.requestMethod),
          requestQuery: audit.requestQuery ?? {},
        }
      : null,
    trustedDomains: texts(meta.trustedDomains),
    featureFlags: Object.fromEntries(
      Object.entries(part('featureFlags')).map(([name, flag]) => [
        name,
        isRecord(flag) && flag.Enabled === true,
      ]),
    ),
    raw: meta,
  };
}

const string = (value: unknown, fallback = ''): string => (typeof value === 'string' ? value : fallback);
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
const number = (value: unknown, fallback: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : fallback;

function strings(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
}

function isPreload(value: unknown): value is Record<string, unknown> & { path: string } {
  return isRecord(value) && typeof value.path === 'string' && (value.method ?? 'GET') === 'GET';
}

const clean = ({ path, query, data }: Record<string, unknown> & { path: string }) => ({
  method: 'GET' as const,
  path,
  query: isRecord(query) ? query : {},
  data,
});

function readError(value: unknown): PageConfig['error'] {
  if (!isRecord(value)) return null;
  return {
    status: number(value.status, 500),
    message: string(value.message),
    description: string(value.description) || null,
  };
}
