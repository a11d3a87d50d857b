import { isRecord } from '../contract/foreign';
import type { PageConfig, PageMeta } from '../contract/pageConfig';
import { createConfigReader, type ConfigReader } from './createConfigReader';
import { hostPath } from './hostPath';
import { readPageSource } from './readPageSource';

/**
 * The page's config from `#inlay-page`, else from the globals of deployed pages, else defaults. Every field is taken
 * over only when it has the right type, so that a clobbered name or a broken script costs that field and no more;
 * `leftOut` hears of each that is not.
 */
export function readPageConfig(window: Window, leftOut: (why: string) => void = () => undefined): PageConfig {
  const { documentElement } = window.document;
  return configOf(readPageSource(window, leftOut), documentElement, leftOut);
}

/** The same of a page that is not in a browser yet; `root` says what its `<html>` will. */
export function configOf(
  source: Record<string, unknown>,
  root: { lang: string; dir: string },
  leftOut?: (why: string) => void,
): PageConfig {
  const read = createConfigReader(source, leftOut);
  const preload = read.list('preload', isPreload, 'not a GET with a path').map(clean);
  const meta = readMeta(read, root);
  meta.raw.globalFragmentImpls ??= themeFragments(preload);
  return {
    meta,
    translations: read.strings('translations'),
    preload,
    error: readError(source.error),
    messages: read.list('meta.messages', isRecord, 'not an object'),
    addons: read.texts('addons'),
  };
}

function readMeta(read: ConfigReader, root: { lang: string; dir: string }): PageMeta {
  const { text, flag, number, texts } = read;
  return {
    context: {
      host: hostPath(text('meta.context.host')),
      debug: flag('meta.context.debug'),
      translationDebug: flag('meta.context.translationDebug'),
      conversationsEnabled: flag('meta.context.conversationsEnabled'),
    },
    ui: {
      siteName: text('meta.ui.siteName'),
      localeKey: text('meta.ui.localeKey') || root.lang || 'en',
      isDirectionRTL: flag('meta.ui.isDirectionRTL') || root.dir === 'rtl',
      bannedPrivateProfile:
        read.at('meta.ui.bannedPrivateProfile') === '1' || flag('meta.ui.bannedPrivateProfile'),
      fallbackAvatar: text('meta.ui.fallbackAvatar'),
      userMentionsEnabled: read.at('meta.ui.userMentionsEnabled') !== false,
      editContentTimeout: number('meta.ui.editContentTimeout', -1),
    },
    search: {
      externalSearch: text('meta.search.externalSearch.query')
        ? {
            query: text('meta.search.externalSearch.query'),
            resultsInNewTab: flag('meta.search.externalSearch.resultsInNewTab'),
          }
        : null,
      autocompleteDebounce: number('meta.search.autocompleteDebounce', 500),
      supportsScope: flag('meta.search.supportsScope'),
      defaultScope: text('meta.search.defaultScope') === 'hub' ? 'hub' : 'site',
      triggerSearchOnClear: flag('meta.search.triggerSearchOnClear'),
    },
    emails: { enabled: flag('meta.emails.enabled'), digest: flag('meta.emails.digest') },
    upload: {
      maxSize: number('meta.upload.maxSize', 0),
      maxUploads: number('meta.upload.maxUploads', 1),
      allowedExtensions: texts('meta.upload.allowedExtensions'),
    },
    mentionMinChars: number('meta.mentionMinChars', 2),
    signInUrl: text('meta.signInUrl', '/entry/signin'),
    registrationUrl: text('meta.registrationUrl', '/entry/register'),
    signOutUrl: text('meta.signOutUrl', '/entry/signout'),
    transientKey: text('meta.TransientKey'),
    auditLog: text('meta.auditLog.auditLogID')
      ? {
          auditLogID: text('meta.auditLog.auditLogID'),
          requestPath: text('meta.auditLog.requestPath'),
          requestMethod: text('meta.auditLog.requestMethod'),
          requestQuery: read.at('meta.auditLog.requestQuery') ?? {},
        }
      : null,
    trustedDomains: texts('meta.trustedDomains'),
    featureFlags: Object.fromEntries(
      Object.entries(read.record('meta.featureFlags')).map(([name, each]) => [
        name,
        isRecord(each) && each.Enabled === true,
      ]),
    ),
    raw: read.record('meta'),
  };
}

/** What the theme of a deployed page replaces, by type; its place is among the theme's variables. */
function themeFragments(preload: PageConfig['preload']): unknown {
  const theme = preload.find(({ path }) => path === 'themes/current')?.data;
  return ['assets', 'variables', 'data', 'globalFragmentImpls'].reduce<unknown>(
    (value, name) => (isRecord(value) ? value[name] : undefined),
    theme,
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
  const { text, number } = createConfigReader(value);
  return {
    status: number('status', 500),
    message: text('message'),
    description: text('description') || null,
    actionButton: value.actionButton,
    trace: text('trace'),
  };
}
