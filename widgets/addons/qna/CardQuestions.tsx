import { MenuLink } from '../../../src/ui/menu/MenuLink';
import { useUi } from '../../../src/ui/UiContext';

/** In a card's menu: the way to what the user has asked. */
export function CardQuestions({ userID }: { userID: number }) {
  const { locale, section } = useUi();
  return (
    <MenuLink href={`${section}/search?domain=questions&author=${userID}`}>{locale.t('Questions')}</MenuLink>
  );
}
