import { earlyDraft as commentDraft } from '../../widgets/create-comment/earlyDraft';
import { earlyDraft as postDraft } from '../../widgets/create-post/earlyDraft';

/** What the build makes of the widgets that have an early form. */
export const forms = { createcomment: commentDraft, createpost: postDraft };
