import type { ApiClient } from '../contract/apiClient';
import type { FragmentKit } from '../contract/fragmentKit';
import { isRecord } from '../contract/foreign';
import { safeUrl } from '../safe/safeUrl';
import { useCurrentUser } from '../session/useCurrentUser';
import { usePermission } from '../session/usePermission';
import { Avatar } from '../ui/Avatar';
import { Button, LinkButton } from '../ui/Button';
import { Loader } from '../ui/Loader';
import { RelativeTime } from '../ui/RelativeTime';
import type { Ui } from '../ui/UiContext';
import { UserHtml } from '../ui/UserHtml';
import { createFragmentApi } from './createFragmentApi';
import { BuiltIn } from './BuiltIn';
import { FragmentIcon } from './FragmentIcon';

/** What `inlay/fragment` exports in this page. */
export function createKit({ ui, client }: { ui: Ui; client: ApiClient }): FragmentKit {
  const { locale, meta } = ui;
  const leading = (href: string | undefined) => safeUrl('user', href, ui.urls()) ?? undefined;
  return {
    ...createFragmentApi(client),
    Button,
    Link: ({ href, children, ...rest }) => (
      <a {...rest} href={leading(href)}>
        {children}
      </a>
    ),
    LinkButton: ({ href, ...rest }) => <LinkButton {...rest} href={leading(href)} />,
    Icon: FragmentIcon,
    Avatar,
    RelativeTime,
    UserHtml,
    Loader: () => <Loader />,
    BuiltIn,
    useCurrentUser() {
      const { userID, name, photoUrl } = useCurrentUser();
      return { userID, name, photoUrl, isSignedIn: userID > 0 };
    },
    usePermission: (names) => usePermission(names),
    t: locale.t,
    formatNumber: locale.number,
    formatCompact: locale.compact,
    formatDate: (date) => locale.date(date),
    getMeta(name, fallback) {
      let value: unknown = meta.raw;
      for (const part of name.split('.')) {
        if (!isRecord(value) || !Object.hasOwn(value, part)) return fallback;
        value = value[part];
      }
      return value;
    },
    siteName: meta.ui.siteName,
    locale: locale.tag,
    direction: locale.direction,
  };
}
