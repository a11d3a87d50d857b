import { safeUrl } from '../../src/index';
import { useUi } from '../../src/ui/UiContext';

/** Where in the forum a page is. A crumb that leads out of it is left out. */
export function Crumbs({ crumbs }: { crumbs: unknown }) {
  const { locale, urls } = useUi();
  const links = (Array.isArray(crumbs) ? (crumbs as unknown[]) : []).flatMap((crumb) => {
    const { name, url } = (crumb ?? {}) as { name?: unknown; url?: unknown };
    const href = safeUrl('internal', url, urls());
    return typeof name === 'string' && href !== null ? [{ name, href }] : [];
  });
  if (links.length === 0) return null;
  return (
    <nav className="inl-root inl-layout__crumbs" aria-label={locale.t('Breadcrumb')}>
      <ol>
        {links.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
