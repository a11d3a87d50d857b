import { earlyDraft as commentDraft } from '../../widgets/create-comment/earlyDraft';
import { earlyDraft as postDraft } from '../../widgets/create-post/earlyDraft';
import { attributes, tagSelector } from '../contract/attributes';
import { isRecord, parseProps } from '../contract/foreign';
import { closest } from '../page/closest';
import { hostPath } from '../page/hostPath';
import { isForeign } from '../page/isForeign';
import { readPageSource } from '../page/readPageSource';
import { apiBase } from '../server/apiBase';
import { addedWords } from '../resources/drafts/addedWords';
import { keepEarly, type EarlyDraft } from '../resources/drafts/keepEarly';

/** Milliseconds for the server to say who reads. */
const patience = 30_000;

type Fields = { body: string; name?: string; tags?: string };

const forms: Record<
  string,
  (props: Record<string, unknown>, fields: Fields) => Omit<EarlyDraft, 'added'> | null
> = {
  createcomment: (props, { body }) => commentDraft(props, body),
  createpost: postDraft,
};

/** What stands in the fields of a form that has no editor yet; of the shorter ones only what was written there. */
function readForm(target: Element): EarlyDraft | null {
  const tag = closest(target, tagSelector);
  const part = (name: string) =>
    tag?.querySelector<HTMLInputElement>(`:is(input,textarea)[${attributes.part}="${name}"]`) ?? null;
  const name = tag?.getAttribute(attributes.widget)?.trim().toLowerCase() ?? '';
  const draftOf = Object.hasOwn(forms, name) && forms[name];
  const body = part('body');
  // A form in a member's post is nobody's.
  if (!tag || !draftOf || !body || isForeign(tag)) return null;
  const fields: Fields = { body: body.value };
  for (const name of ['name', 'tags'] as const) {
    const field = part(name);
    if (field && field.value !== field.defaultValue) fields[name] = field.value;
  }
  try {
    const draft = draftOf(parseProps(tag.getAttribute(attributes.props)), fields);
    return draft && { ...draft, added: addedWords(body.defaultValue, body.value) };
  } catch {
    // Such a tag gets no widget either, which says why.
    return null;
  }
}

/** Keeps the first words of a form for whom the page was made for; where it does not say, the server is asked. */
export function start(): void {
  const { meta, preload } = readPageSource(window);
  const context = isRecord(meta) && isRecord(meta.context) ? meta.context : {};
  const site = hostPath(context.host);
  const me = apiBase(window.location.origin, site) + 'users/me';
  const brought = Array.isArray(preload) ? preload.filter(isRecord) : [];
  const ownerOf = (me: unknown) =>
    isRecord(me) && Number.isSafeInteger(me.userID) ? `${site}|${String(me.userID)}` : null;
  const ask = async () => {
    const signal = AbortSignal.timeout(patience);
    // eslint-disable-next-line no-restricted-syntax -- the forum's own, from its page's address
    const answer = await window.fetch(me, { signal, headers: { 'x-requested-with': 'inlay' } });
    return answer.ok ? ownerOf(await answer.json()) : null;
  };
  const owner = ownerOf(brought.find(({ path }) => path === 'users/me')?.data);
  keepEarly({ window, owner, ask, read: readForm });
}
