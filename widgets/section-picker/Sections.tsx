import { siteSectionID as sectionOf } from '../../src/resources/siteSectionID';
import { useListSubcommunitiesQuery } from '../../src/resources/subcommunities';
import { ErrorBox } from '../../src/ui/ErrorBox';
import { Loader } from '../../src/ui/Loader';
import { Menu } from '../../src/ui/menu/Menu';
import { MenuLink } from '../../src/ui/menu/MenuLink';
import type { MenuOpening } from '../../src/ui/menu/useMenuButton';
import { useLocale } from '../../src/ui/useLocale';
import { useSiteLink } from '../../src/ui/useSiteLink';
import { useUi } from '../../src/ui/UiContext';

interface Props extends MenuOpening {
  label: string;
}

/** Those that the reader may enter. */
export function Sections(opening: Props) {
  const { t } = useLocale();
  const link = useSiteLink();
  const here = String(sectionOf(useUi().meta.raw));
  const { data, error, refetch } = useListSubcommunitiesQuery();
  if (error && 'status' in error) return <ErrorBox error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loader />;
  const shown = data.flatMap(({ name, url, siteSectionID }) => {
    const href = link(url);
    return href ? [{ name, href, siteSectionID }] : [];
  });
  if (shown.length === 0) return <p role="status">{t('There are no other communities.')}</p>;
  return (
    <Menu {...opening} placement="bottom-start">
      {shown.map(({ name, href, siteSectionID }) => (
        <MenuLink key={siteSectionID} href={href} current={siteSectionID === here}>
          <bdi>{name}</bdi>
        </MenuLink>
      ))}
    </Menu>
  );
}
