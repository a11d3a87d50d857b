import { createPortal } from 'react-dom';
import { useLazySuggestContentQuery } from '../../src/resources/interests';
import { Button } from '../../src/ui/Button';
import { ErrorBox } from '../../src/ui/ErrorBox';
import { Icon } from '../../src/ui/Icon';
import { Loader } from '../../src/ui/Loader';
import { useStandIn } from '../../src/ui/useStandIn';
import { useUi } from '../../src/ui/UiContext';
import { askFor } from './askFor';
import { readSuggestions, type SuggestedContentProps } from './props';
import { SuggestedParts } from './SuggestedParts';

/** Asks for other suggestions, which take the place of those above it. */
export function RefreshButton(props: SuggestedContentProps) {
  const { inner } = useUi();
  return inner ? <Line /> : <Live {...props} />;
}

function Line({ busy = false, onPress }: { busy?: boolean; onPress?: () => void }) {
  const { locale } = useUi();
  return (
    <p className="inl-root inl-suggested__refresh">
      <Button look="text" size="compact" busy={busy} data-inlay-part="refresh" onClick={onPress}>
        <Icon name="retry" />
        {locale.t('Refresh Suggestions')}
      </Button>
    </p>
  );
}

function Live(props: SuggestedContentProps) {
  const { announcer, locale } = useUi();
  const [ask, { data, error, isFetching, fulfilledTimeStamp }] = useLazySuggestContentQuery();
  const { anchor, place } = useStandIn('.inl-suggested', data !== undefined);
  const refresh = async () => {
    const { isSuccess } = await ask(askFor(props));
    if (isSuccess) announcer.announce(locale.t('Suggestions have been refreshed.'));
  };
  const failure = error && 'status' in error && !isFetching ? error : null;
  return (
    <div ref={anchor} aria-busy={isFetching}>
      {failure && <ErrorBox error={failure} onRetry={() => void refresh()} />}
      {isFetching && <Loader />}
      {!failure && <Line busy={isFetching} onPress={() => void refresh()} />}
      {data &&
        createPortal(
          <SuggestedParts key={fulfilledTimeStamp} {...props} shown={readSuggestions(data)} />,
          place,
        )}
    </div>
  );
}
