import { usePermission } from '../../src/index';
import { ErrorBox } from '../../src/ui/ErrorBox';
import { useUi } from '../../src/ui/UiContext';

interface Props {
  name: string;
  /** In the server's words; without them, no code has brought it. */
  why?: string;
}

/** In the panel of a widget that could not be had. Only those who can mend it see why. */
export function MissingWidget({ name, why }: Props) {
  const { locale, meta } = useUi();
  const withDetails = usePermission('site.manage') || meta.context.debug;
  return (
    <ErrorBox
      title={locale.t('There was a problem loading {component}', { component: name })}
      error={
        withDetails ? (why ?? locale.t('Nothing on this page has registered a widget of this name.')) : null
      }
    />
  );
}
