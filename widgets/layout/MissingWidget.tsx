import { usePermission } from '../../src/index';
import { ErrorBox } from '../../src/ui/ErrorBox';
import { useUi } from '../../src/ui/UiContext';

/** In place of a widget that could not be had. Only those who can mend it see why. */
export function MissingWidget({ name, why }: { name: string; why: string }) {
  const { locale, meta } = useUi();
  const withDetails = usePermission('site.manage') || meta.context.debug;
  return (
    <ErrorBox
      title={locale.t('There was a problem loading {component}', { component: name })}
      error={withDetails ? why : null}
    />
  );
}
