import { CallToActionBox } from '../../src/ui/home/CallToActionBox';
import { useLocale } from '../../src/ui/useLocale';
import { useSiteLink } from '../../src/ui/useSiteLink';
import type { CallToActionProps } from './props';

/** An invitation, as a layout or as a tag of a deployed page says it. */
export function CallToActionWidget({
  button,
  secondButton,
  to,
  textCTA,
  otherCTAs = [],
  imageUrl,
  desktopOnly,
  ...look
}: CallToActionProps) {
  const { t } = useLocale();
  const siteLink = useSiteLink();
  const hrefOf = (url: string | undefined) => (url ? siteLink(url) : null);
  const wanted = [
    { ...button, type: button?.type ?? 'primary' },
    secondButton,
    { title: textCTA, url: to, type: 'primary' as const },
    ...otherCTAs.map((each) => ({
      ...{ title: each.textCTA, url: each.to },
      type: each.linkButtonType === 'primary' ? ('primary' as const) : undefined,
    })),
  ];
  const buttons = wanted.flatMap((each) => {
    const href = hrefOf(each?.url);
    return href === null ? [] : [{ href, title: each?.title || t('Button'), look: each?.type ?? 'standard' }];
  });
  const isOneLink = button?.shouldUseButton === false;
  return (
    <CallToActionBox
      {...look}
      buttons={isOneLink ? [] : buttons}
      href={isOneLink ? hrefOf(button?.url) : null}
      background={imageUrl ? { image: imageUrl, ...look.background } : look.background}
      isForDesktop={desktopOnly}
    />
  );
}
