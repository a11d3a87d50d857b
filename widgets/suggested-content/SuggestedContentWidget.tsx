import { useIsGuest } from '../../src/index';
import { useSuggestContentQuery } from '../../src/resources/interests';
import { Beside } from '../../src/ui/Beside';
import { ErrorBox } from '../../src/ui/ErrorBox';
import { WidgetBox } from '../../src/ui/home/WidgetBox';
import { Loader } from '../../src/ui/Loader';
import { useLocale } from '../../src/ui/useLocale';
import { useUi } from '../../src/ui/UiContext';
import { WidgetPart } from '../../src/ui/WidgetPart';
import { askFor } from './askFor';
import { readSuggestions, type SuggestedContentProps } from './props';
import { RefreshButton } from './RefreshButton';
import { SuggestedParts } from './SuggestedParts';
import './suggested-content.css';

/** Categories that a member may want to follow, and posts that they may want to read. Guests have no interests. */
export function SuggestedContentWidget(props: SuggestedContentProps) {
  const { inner } = useUi();
  const isGuest = useIsGuest();
  const { suggestedFollows, suggestedContent, categories, discussions } = props;
  const isOff = suggestedFollows.enabled === false && suggestedContent.enabled === false;
  if (isGuest || isOff) return null;
  if (props.refreshes) return <RefreshButton {...props} />;
  if (categories || discussions) return <Shown {...props} />;
  if (inner) throw new Error('came without suggestions');
  return <Fetched {...props} />;
}

function Shown({ refreshes: _, ...props }: SuggestedContentProps) {
  const { t } = useLocale();
  const { categories = [], discussions = [], containerOptions, ...others } = props;
  // There is no page with all of what might interest a reader.
  const rest = { ...others, containerOptions: { ...containerOptions, viewAll: undefined } };
  if (categories.length + discussions.length === 0) return null;
  // What is followed and read here has tags of its own.
  return (
    <Beside>
      <WidgetBox {...rest} title={rest.title ?? t('Discover')}>
        <SuggestedParts {...rest} shown={{ categories, discussions }} />
        <WidgetPart name="SuggestedContentWidget" when="interaction" props={{ ...rest, refreshes: true }} />
      </WidgetBox>
    </Beside>
  );
}

function Fetched(props: SuggestedContentProps) {
  const { currentData, error, isFetching, refetch } = useSuggestContentQuery(askFor(props));
  if (currentData) return <Shown {...props} {...readSuggestions(currentData)} />;
  if (error && 'status' in error)
    return <ErrorBox error={error} busy={isFetching} onRetry={() => void refetch()} />;
  return <Loader />;
}
