import { useIsGuest } from '../../src/index';
import { CallToActionBox } from '../../src/ui/home/CallToActionBox';
import { entryLinks } from '../../src/ui/entryLinks';
import { useUi } from '../../src/ui/UiContext';
import type { GuestCallToActionProps } from './props';

/** For guests alone: to sign in, or to join. */
export function GuestCallToActionWidget({ title, button, secondButton, ...look }: GuestCallToActionProps) {
  const ui = useUi();
  const { t } = ui.locale;
  const isGuest = useIsGuest();
  if (!isGuest) return null;
  const { signIn, register } = entryLinks(ui);
  return (
    <CallToActionBox
      {...look}
      title={title || t('Welcome!')}
      buttons={[
        ...(signIn
          ? [{ title: button?.title || t('Sign In'), href: signIn.href, look: button?.type ?? 'primary' }]
          : []),
        ...(register
          ? [
              {
                ...{ title: secondButton?.title || t('Register'), href: register.href },
                look: secondButton?.type ?? 'standard',
              },
            ]
          : []),
      ]}
    />
  );
}
