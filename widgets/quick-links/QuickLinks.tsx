import { useCurrentUser, usePermissions } from '../../src/index';
import { LinkList, ListedLink } from '../../src/ui/home/LinkList';
import { WidgetBox } from '../../src/ui/home/WidgetBox';
import { useLocale } from '../../src/ui/useLocale';
import { useSiteLink } from '../../src/ui/useSiteLink';
import type { QuickLinksProps } from './props';

/** Links to a forum's most wanted pages, as far as the reader may see them. */
export function QuickLinks({ links = [], ...around }: QuickLinksProps) {
  const { t, compact } = useLocale();
  const siteLink = useSiteLink();
  const { roleIDs } = useCurrentUser();
  const can = usePermissions();
  const shown = links.filter(
    (link) =>
      !link.isHidden &&
      siteLink(link.url) !== null &&
      (!link.permission || can(link.permission)) &&
      (!link.roleIDs?.length || link.roleIDs.some((id) => roleIDs.includes(id))),
  );
  if (shown.length === 0) return null;
  const counted = (count: number, limit: number) =>
    count <= 0 ? undefined : count >= limit ? `${compact(limit)}+` : compact(count);
  return (
    <WidgetBox as="nav" {...around} title={around.title ?? t('Quick Links')}>
      <LinkList>
        {shown.map(({ name, url, count = 0, countLimit = Infinity }, index) => (
          <ListedLink key={index} to={url} count={counted(count, countLimit)}>
            <bdi>{name}</bdi>
          </ListedLink>
        ))}
      </LinkList>
    </WidgetBox>
  );
}
