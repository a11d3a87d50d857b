import { useLocale } from '../../src/ui/useLocale';

/** The number on an icon, for eyes: the control's name says it in words. */
export function CountBadge({ count }: { count: number }) {
  const { badge } = useLocale();
  if (count <= 0) return null;
  return (
    <span className="inl-title-bar__count" aria-hidden="true">
      {badge(count)}
    </span>
  );
}
