import { useEffect, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../src/index';
import { composerMoved, selectComposing } from '../../src/resources/compose';
import { Button } from '../../src/ui/Button';
import { useLocale } from '../../src/ui/useLocale';
import { AskedComposer } from './AskedComposer';
import { Composer } from './Composer';
import type { Place } from './place';

interface Props {
  spot: 'widget' | 'original-post';
  place: Place;
}

/**
 * One of the places of a page's form for comments: below the thread, or below the post, where a reader asks for it. The text
 * goes with it, as its draft; the place below the thread says where the form is, and brings it back.
 */
export function SpotComposer({ spot, place }: Props) {
  const { discussionID } = place;
  const { t } = useLocale();
  const dispatch = useAppDispatch();
  const at = useAppSelector((state) => selectComposing(state, discussionID).spot) ?? 'widget';
  const [cameBack, setCameBack] = useState(false);
  const home = useRef<HTMLDivElement>(null);
  const isHere = at === spot;
  useEffect(() => {
    if (spot === 'widget' && !isHere) setCameBack(true);
  }, [spot, isHere]);
  const move = (to: typeof spot) => dispatch(composerMoved(discussionID, to));
  if (spot === 'original-post')
    return isHere ? <AskedComposer place={place} onClose={() => move('widget')} /> : null;
  return (
    <div ref={home}>
      {isHere ? (
        <Composer place={place} takesFocus={cameBack} />
      ) : (
        <p className="inl-root inl-compose__note">
          {t('You are writing your comment below the post.')}{' '}
          <Button size="compact" onClick={() => move('widget')}>
            {t('Write it here')}
          </Button>
        </p>
      )}
    </div>
  );
}
