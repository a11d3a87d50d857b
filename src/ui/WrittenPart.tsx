import { useEffect } from 'react';
import { lazyImport } from '../contract/lazyImport';
import { lazyPart } from './lazyPart';
import { UserHtml } from './UserHtml';
import { useLocale } from './useLocale';
import { useUi } from './UiContext';

const StyledHtml = lazyPart(() => lazyImport(() => import('./StyledHtml')).then((part) => part.StyledHtml), {
  name: 'HtmlWidget',
});

/** Characters; a longer stylesheet is left out. */
const longestStyles = 50_000;

/** HTML that an administrator wrote, with a stylesheet for it alone. Its script never runs. */
export function WrittenPart({ props }: { props: Readonly<Record<string, unknown>> }) {
  const { t } = useLocale();
  const { meta, report } = useUi();
  const { html, css, javascript, isAdvertisement } = props;
  const isRefused = meta.context.debug && isText(javascript);
  useEffect(() => {
    const error = new Error('its script does not run: layouts have none of their own');
    if (isRefused) report({ widget: 'HtmlWidget', element: null, phase: 'props', error });
  }, [isRefused, report]);
  if (typeof html !== 'string' || html === '') return null;
  const written = <Written html={html} css={isText(css) && css.length <= longestStyles ? css : undefined} />;
  // Says what it is: readers who hear the page must not take it for the forum's own.
  return isAdvertisement === true ? <section aria-label={t('Advertisement')}>{written}</section> : written;
}

function Written({ html, css }: { html: string; css: string | undefined }) {
  const { Written: Printed } = useUi();
  if (Printed) return <Printed className="userContent" html={html} css={css} />;
  if (css === undefined) return <UserHtml className="userContent" html={html} />;
  return (
    <div className="inl-layout__written">
      <StyledHtml html={html} css={css} />
    </div>
  );
}

const isText = (foreign: unknown): foreign is string => typeof foreign === 'string' && foreign.trim() !== '';
