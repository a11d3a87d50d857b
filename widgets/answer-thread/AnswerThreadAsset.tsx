import { useEffect, useState } from 'react';
import { usePermission } from '../../src/index';
import { Beside } from '../../src/ui/Beside';
import { Loader } from '../../src/ui/Loader';
import { Tabs } from '../../src/ui/Tabs';
import { threadAddress } from '../../src/ui/thread/threadAddress';
import { useUi } from '../../src/ui/UiContext';
import { WidgetPart } from '../../src/ui/WidgetPart';
import { answerTabs, firstTab, type TabID } from './answerTabs';
import type { AnswerThreadProps } from './props';
import { useAnswerCount } from './useAnswerCount';

const thread = 'CommentThreadAsset';

/** The thread of a question, and beside it what became of its answers. Without script they stand below each other. */
export function AnswerThreadAsset(props: AnswerThreadProps) {
  const { inner, locale } = useUi();
  const mayCurate = usePermission('curation.manage');
  const accepted = useAnswerCount(props, 'accepted', true);
  const rejected = useAnswerCount(props, 'rejected', mayCurate);
  if (accepted === null || rejected === null) return <Loader />;
  const given = mayCurate ? props : { ...props, rejectedAnswers: undefined };
  const [all, ...decided] = answerTabs(given, { accepted, rejected });
  if (decided.length === 0)
    return (
      <Beside>
        <WidgetPart name={thread} props={all!.props} />
      </Beside>
    );
  const named = [all!, ...decided].map((tab) => ({ ...tab, title: locale.t(tab.title) }));
  if (inner)
    return named.map(({ id, title, props: own }) => (
      <section key={id} aria-label={title}>
        <WidgetPart name={thread} props={{ ...own, title }} />
      </section>
    ));
  return <AnswerTabs tabs={named} usual={props.defaultTabID} />;
}

/** One at a time: what names a thread to the page may be there only once. The address says which, and which page of it. */
function AnswerTabs({ tabs, usual }: { tabs: ReturnType<typeof answerTabs>; usual: TabID | undefined }) {
  const { locale, window } = useUi();
  const [selected, select] = useState(() => firstTab(tabs, window.location, usual));
  useEffect(() => {
    const onBack = () => select(firstTab(tabs, window.location, usual));
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  });
  const onSelect = (id: string) => {
    const { location, history } = window;
    const sort = threadAddress.sort(location.search);
    history.replaceState(history.state, '', threadAddress.of(location.pathname, { page: 1, sort, tab: id }));
    select(id as TabID);
  };
  return (
    <Beside>
      <Tabs
        label={locale.t('Answers')}
        {...{ selected, onSelect }}
        tabs={tabs.map(({ id, title, props: own }) => ({
          id,
          name: <bdi>{title}</bdi>,
          panel: () => <WidgetPart key={id} name={thread} props={{ ...own, title }} />,
        }))}
      />
    </Beside>
  );
}
