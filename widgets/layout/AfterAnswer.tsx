import { useUi } from '../../src/ui/UiContext';
import type { LayoutAnswer } from '../../src/resources/layouts';
import { Redirected } from './Redirected';
import { UnusedLayout } from './UnusedLayout';

interface Props {
  answer: LayoutAnswer;
  /** Told in English what keeps the reader here. */
  onProblem(words: string): void;
}

/** What few answers ask for beside being shown; it comes when one does. */
export function AfterAnswer({ answer, onProblem }: Props) {
  const { meta } = useUi();
  return (
    <>
      {meta.context.debug && <UnusedLayout />}
      {'redirectTo' in answer && <Redirected to={answer.redirectTo} onProblem={onProblem} />}
    </>
  );
}
