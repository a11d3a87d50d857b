import { useState } from 'react';
import { useIsGuest, type WidgetExtras } from '../../src/index';
import { readPost } from '../../src/resources/discussions/post';
import { contextAround } from '../../src/resources/layoutContexts';
import { readSuggested } from '../../src/resources/suggestions';
import { Printed } from '../../src/ui/Printed';
import { SuggestedAnswers } from './SuggestedAnswers';
import type { SuggestedAnswersProps } from './props';

/** Posts that may answer a question. Its asker alone has them: a server sends them to no other reader. */
export function SuggestedAnswersAsset({ discussion, printed }: SuggestedAnswersProps & WidgetExtras) {
  const [nodes] = useState(() => [...(printed?.childNodes ?? [])]);
  const isGuest = useIsGuest();
  const around = contextAround(printed, 'PostPageContextProvider')?.discussion;
  const given = [discussion, around].find((each) => readSuggested(each));
  const question = readPost(given);
  if (isGuest) return null;
  if (!question) return <Printed nodes={nodes} />;
  return <SuggestedAnswers key={question.discussionID} question={question} given={readSuggested(given)!} />;
}
