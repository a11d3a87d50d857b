import { cutText } from '../../src/index';
import { useOwnLink } from '../../src/ui/useOwnLink';
import { useUi } from '../../src/ui/UiContext';

interface Props {
  crumbs: unknown;
  /** Fewer are none. */
  minimum?: unknown;
}

/** Where in the forum a page is: the last crumb is the page itself. One that leads out of the forum is left out. */
export function Crumbs({ crumbs, minimum }: Props) {
  const { locale } = useUi();
  const ownLink = useOwnLink();
  const links = (Array.isArray(crumbs) ? (crumbs as unknown[]) : []).flatMap((crumb) => {
    const { name, url } = (crumb ?? {}) as { name?: unknown; url?: unknown };
    const href = ownLink(url);
    return typeof name === 'string' && name.trim() && href !== null
      ? [{ name: cutText(name, 500), href }]
      : [];
  });
  if (links.length < (typeof minimum === 'number' ? Math.max(minimum, 1) : 1)) return null;
  return (
    <nav className="inl-root inl-layout__crumbs" aria-label={locale.t('Breadcrumb')}>
      <ol>
        {links.map(({ name, href }, index) => (
          <li key={index}>
            <a href={href} aria-current={index === links.length - 1 ? 'page' : undefined}>
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
