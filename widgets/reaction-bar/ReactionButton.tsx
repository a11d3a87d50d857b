import { lazyImport } from '../../src/index';
import type { Reaction, ReactionTarget } from '../../src/resources/reactions/reaction';
import { lazyPart } from '../../src/ui/lazyPart';
import { Icon } from '../../src/ui/Icon';
import { Tooltip } from '../../src/ui/Tooltip';
import { useLocale } from '../../src/ui/useLocale';
import { reactionName } from './reactionName';

interface Props {
  target: ReactionTarget;
  reaction: Reaction;
  icon: string;
  /** The reader may know who reacted. */
  withPeople: boolean;
  onToggle(urlcode: string): void;
}

export const loadWhoReacted = () => lazyImport(() => import('./WhoReacted'));

const WhoReacted = lazyPart(() => loadWhoReacted().then((part) => part.WhoReacted), {
  name: 'WhoReacted',
  failed: ({ reaction }) => reaction.name,
});

/** One reaction: a toggle button that is also the form's native one, so that its HTML works without us. */
export function ReactionButton({ target, reaction, icon, withPeople, onToggle }: Props) {
  const locale = useLocale();
  const { urlcode, hasReacted, count } = reaction;
  return (
    <Tooltip content={<WhoReacted target={target} reaction={reaction} icon={icon} withPeople={withPeople} />}>
      {(anchor) => (
        <button
          {...anchor}
          className="inl-reactions__button"
          type="submit"
          name="reactionType"
          value={urlcode}
          aria-pressed={hasReacted}
          aria-label={reactionName(locale, reaction)}
          data-inlay-part={urlcode}
          data-state={hasReacted ? 'on' : 'off'}
          onClick={(event) => {
            event.preventDefault();
            onToggle(urlcode);
          }}
        >
          <Icon name={icon} />
          {count > 0 && <span className="inl-reactions__count">{locale.compact(count)}</span>}
        </button>
      )}
    </Tooltip>
  );
}
