import { usePermission } from '../../src/index';
import { Beside } from '../../src/ui/Beside';
import { Tabs } from '../../src/ui/Tabs';
import { useUi } from '../../src/ui/UiContext';
import { WidgetPart } from '../../src/ui/WidgetPart';
import { answerTabs, firstTab } from './answerTabs';
import type { AnswerThreadProps } from './props';

const thread = 'CommentThreadAsset';

/** The thread of a question, and beside it what became of its answers. Without script they stand below each other. */
export function AnswerThreadAsset(props: AnswerThreadProps) {
  const { inner, locale, window } = useUi();
  const tabs = answerTabs(props, usePermission('curation.manage'));
  const [all] = tabs;
  if (tabs.length === 1)
    return (
      <Beside>
        <WidgetPart name={thread} props={all!.props} />
      </Beside>
    );
  const named = tabs.map((tab) => ({ ...tab, title: locale.t(tab.title) }));
  if (inner)
    return named.map(({ id, title, props: own }) => (
      <section key={id} aria-label={title}>
        <WidgetPart name={thread} props={{ ...own, title }} />
      </section>
    ));
  const keepInAddress = (id: string) => {
    const { location, history } = window;
    const url = new URL(location.href);
    if (id === 'all') url.searchParams.delete('tab');
    else url.searchParams.set('tab', id);
    history.replaceState(history.state, '', url);
  };
  return (
    <Beside>
      <Tabs
        label={locale.t('Answers')}
        initial={firstTab(tabs, window.location, props.defaultTabID)}
        keeps
        onSelect={keepInAddress}
        tabs={named.map(({ id, title, props: own }) => ({
          id,
          name: <bdi>{title}</bdi>,
          panel: () => <WidgetPart name={thread} props={{ ...own, title }} />,
        }))}
      />
    </Beside>
  );
}
