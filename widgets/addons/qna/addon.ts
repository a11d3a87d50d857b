import { defineAddon, lazyImport } from '../../../src/index';
import { lazyPart } from '../../../src/ui/lazyPart';
import { discussionAt } from './discussionAt';
import './qna.css';

const CardQuestions = lazyPart(
  () => lazyImport(() => import('./CardQuestions')).then((part) => part.CardQuestions),
  {
    name: 'qna',
  },
);
const QuestionEmbed = lazyPart(
  () => lazyImport(() => import('./QuestionEmbed')).then((part) => part.QuestionEmbed),
  {
    name: 'qna',
  },
);

/** Questions: how they stand, which of their answers was accepted, and where they are found. */
export const addon = defineAddon({
  key: 'qna',
  register({ extend, lazyWidget }) {
    extend('search.domains', 'questions', { name: 'Questions' });
    extend('userCard.menu', 'questions', { view: CardQuestions });
    extend('editor.embeds', 'questions', {
      matches: (url) => discussionAt(url) !== null,
      view: QuestionEmbed,
    });
    lazyWidget({ names: ['QnA'], when: 'interaction' }, () =>
      lazyImport(() => import('./widget')).then(({ widget }) => widget),
    );
  },
});
