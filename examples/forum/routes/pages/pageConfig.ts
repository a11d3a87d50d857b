import type { NavItem } from '../../../../src/resources/navigation/navItem';
import type { Viewer } from '../../viewer';
import type { Me, Permissions, PostType } from '../../wire';
import { emails } from './followButton';
import { locales } from '../../data/locales';
import { features } from './features';
import { bannedPrivateProfile, conversationsEnabled } from './userCard';
import type { Words } from './createWords';
import type { TitleBar } from './titleBar';
import { uploadRules } from '../../data/uploadRules';

/** A link of the bar without what a reader of it takes for granted. */
const inBrief = ({ id, name, url, permissions, roleIDs, isHidden, badge, children }: NavItem): object => ({
  ...{ id, name },
  ...(url !== null && { url }),
  ...(permissions.length > 0 && { permission: permissions }),
  ...(roleIDs.length > 0 && { roleIDs }),
  ...(isHidden && { isHidden }),
  ...(badge && { badge }),
  ...(children.length > 0 && { children: children.map(inBrief) }),
});

interface Facts {
  viewer: Viewer;
  me: Me;
  permissions: Permissions;
  words: Pick<Words, 'localeKey' | 'dir' | 't'>;
  /** By their English text. */
  translations: Record<string, string>;
  siteName: string;
  bar: TitleBar;
  addons: string[];
  /** Types that the reader may begin a post of. */
  postTypes: PostType[];
  /** Views that are layouts. */
  customLayouts: string[];
  /** Answers that the page's widgets would ask for. */
  preload: { path: string; query?: Record<string, unknown>; data: unknown }[];
  meta: Record<string, unknown>;
  trustedDomains: string[];
  /** What the theme replaces, by type. */
  fragments: Record<string, object>;
}

/**
 * The JSON of `#inlay-page`. `<` is written as an escape, so that nothing in it (a user may be called `</script>`)
 * can end the script element; the line separators are for readers that still parse it as JavaScript.
 */
export function pageConfig({
  viewer,
  me,
  permissions,
  words,
  translations,
  siteName,
  bar,
  addons,
  postTypes,
  customLayouts,
  preload,
  fragments,
  meta,
  trustedDomains,
}: Facts): string {
  const config = {
    meta: {
      context: {
        host: '',
        basePath: '',
        assetPath: '',
        debug: false,
        translationDebug: false,
        conversationsEnabled,
      },
      ui: {
        siteName,
        localeKey: words.localeKey,
        isDirectionRTL: words.dir === 'rtl',
        fallbackAvatar: '/avatars/0/-.svg',
        bannedPrivateProfile,
        editContentTimeout: 3600,
        userMentionsEnabled: true,
      },
      search: { externalSearch: null, autocompleteDebounce: 500 },
      emails,
      signatures: features.signatures,
      upload: uploadRules,
      mentionMinChars: 1,
      signInUrl: '/entry/signin',
      registrationUrl: '/entry/register',
      signOutUrl: '/entry/signout',
      TransientKey: viewer.transientKey,
      isConfirmEmailRequired: true,
      featureFlags: {
        escalations: { Enabled: true },
        'customLayout.discussionList': { Enabled: features.customDiscussionList },
        ...Object.fromEntries(customLayouts.map((view) => [`customLayout.${view}`, { Enabled: true }])),
      },
      postTypes: postTypes.map(({ postTypeID, name, parentPostTypeID, categoryIDs }) => ({
        postTypeID,
        name: words.t(name),
        baseType: parentPostTypeID ?? postTypeID,
        isActive: true,
        ...(categoryIDs.length > 0 && { allowedCategoryIDs: categoryIDs }),
      })),
      'triage.enabled': features.triage,
      'tagging.enabled': features.tagging,
      trustedDomains,
      titleBar: { ...bar, navigation: bar.navigation.map(inBrief), account: bar.account.map(inBrief) },
      ...(Object.keys(fragments).length > 0 && { globalFragmentImpls: fragments }),
      ...meta,
    },
    // Words are found by their English text, so English needs none.
    translations: Object.fromEntries(Object.entries(translations).filter(([text, word]) => text !== word)),
    preload: [
      { path: 'users/me', data: me },
      { path: 'users/$me/permissions', query: { expand: 'junctions' }, data: permissions },
      { path: 'locales', data: locales },
      ...preload,
    ],
    addons,
  };
  return JSON.stringify(config)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
