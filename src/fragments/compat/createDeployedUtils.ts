import { clsx } from 'clsx';
import { useRef } from 'react';
import { isRecord } from '../../contract/foreign';
import type { FragmentKit } from '../../contract/fragmentKit';
import { safeUrl } from '../../safe/safeUrl';
import { usePermission } from '../../session/usePermission';
import { usePermissions } from '../../session/usePermissions';
import type { Ui } from '../../ui/UiContext';
import { createQueryHooks } from './createQueryHooks';
import { useMeasure } from './useMeasure';

interface Background {
  color?: string;
  image?: string;
  imageUrlSrcSet?: Record<string, string>;
}

/** `@vanilla/injectables/Utils`. */
export function createDeployedUtils(ui: Ui, kit: FragmentKit) {
  const { locale, meta } = ui;
  const t = (text: string, fallback?: unknown): string => {
    const values = isRecord(fallback) ? (fallback as Record<string, string>) : undefined;
    const found = locale.t(text, values);
    return found === text && typeof fallback === 'string' ? fallback : found;
  };
  return {
    ...createQueryHooks(),
    ...{ t, translate: t, useMeasure, classnames: clsx },
    formatNumber: kit.formatNumber,
    formatNumberCompact: kit.formatCompact,
    getMeta: kit.getMeta,
    getCurrentLocale: () => meta.ui.localeKey,
    getSiteSection: () =>
      isRecord(meta.raw.siteSection)
        ? meta.raw.siteSection
        : { basePath: '', contentLocale: meta.ui.localeKey, name: meta.ui.siteName, sectionID: '0' },
    useCurrentUser: kit.useCurrentUser,
    useCurrentUserSignedIn: () => kit.useCurrentUser().isSignedIn,
    usePermissionsContext: () => ({ hasPermission: usePermissions() }),
    useHasPermission: usePermission,
    useLinkNavigator: () => ui.leaveFor,
    useIsOverflowing() {
      const ref = useRef<HTMLElement>(null);
      const measure = useMeasure(ref);
      return { ref, measure, isOverflowing: measure.scrollWidth > measure.clientWidth };
    },
    /** `{ 300: "a.jpg", 800: "b.jpg" }` as `srcset` writes it. */
    createSourceSetValue: (urls: Readonly<Record<string, string>>) =>
      Object.entries(urls)
        .filter(([, url]) => url)
        .map(([width, url]) => `${url} ${width}w`)
        .join(', '),
    Css: {
      background({ color, image, imageUrlSrcSet }: Background = {}) {
        const largest = Object.values(imageUrlSrcSet ?? {}).findLast(Boolean);
        const url = safeUrl('asset', image ?? largest, ui.urls());
        return {
          ...(color && { backgroundColor: color }),
          ...(url && {
            backgroundImage: `url(${JSON.stringify(url)})`,
            ...{ backgroundSize: 'cover', backgroundPosition: 'center' },
          }),
        };
      },
    },
  };
}
