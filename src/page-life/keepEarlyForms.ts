import { attributes, tagSelector } from '../contract/attributes';
import { closest } from '../page/closest';
import { isForeign } from '../page/isForeign';
import { ownerOf, pageOwner } from '../page/pageOwner';
import { propsOfElement } from '../page/propsOfElement';
import { apiBase } from '../server/apiBase';
import { keepEarly, type EarlyDraft } from '../resources/drafts/keepEarly';

/** Milliseconds for the server to name the current user. */
const patience = 30_000;

/** By their parts; beside these, fields of the post's type: `postMeta.…`. */
type Fields = { body: string; name?: string; tags?: string; [part: string]: string | undefined };

/** Lower-case widget name → draft of its server form; null where the form says too little. */
export type EarlyForms = Record<
  string,
  (props: Record<string, unknown>, fields: Fields) => EarlyDraft | null
>;

/** Keeps text that is typed into the server's own forms before their code is there. */
export function keepEarlyForms(window: Window & typeof globalThis, forms: EarlyForms): void {
  const { site, owner } = pageOwner(window);
  const me = apiBase(window.location.origin, site) + 'users/me';
  const ask = async () => {
    const signal = AbortSignal.timeout(patience);
    // eslint-disable-next-line no-restricted-syntax -- the forum's own, from its page's address
    const answer = await window.fetch(me, { signal, headers: { 'x-requested-with': 'inlay' } });
    return answer.ok ? ownerOf(site, await answer.json()) : null;
  };
  keepEarly({ window, owner, ask, read: (target) => readForm(forms, target), clear: clearForm });
}

/** A form of the server's: its tag, and its fields by their names. */
function formOf(target: Element) {
  const tag = closest(target, tagSelector);
  // A form in user content belongs to no widget.
  if (!tag || isForeign(tag)) return null;
  const field = (part: string) =>
    tag.querySelector<HTMLInputElement>(`:is(input,textarea)[${attributes.part}="${part}"]`);
  const body = field('body');
  const all = tag.querySelectorAll<HTMLInputElement>(`:is(input,textarea)[${attributes.part}]`);
  const others = [...all].flatMap((each) => {
    const part = each.getAttribute(attributes.part)!;
    return /^(name|tags|postMeta\..*)$/.test(part) ? [{ part, field: each }] : [];
  });
  return body && { tag, body, others };
}

/** The draft of a form: its text, and the shorter fields that were changed. Null where the tag has no early form. */
function readForm(forms: EarlyForms, target: Element): EarlyDraft | null {
  const form = formOf(target);
  const name = form?.tag.getAttribute(attributes.widget)?.trim().toLowerCase() ?? '';
  const draftOf = Object.hasOwn(forms, name) && forms[name];
  if (!form || !draftOf) return null;
  const { tag, body, others } = form;
  const fields: Fields = { body: body.value };
  for (const { part, field } of others) if (field.value !== field.defaultValue) fields[part] = field.value;
  try {
    return draftOf(propsOfElement(tag), fields);
  } catch {
    // Such a tag gets no widget either, which says why.
    return null;
  }
}

function clearForm(target: Element): void {
  const { body, others } = formOf(target)!;
  for (const field of [body, ...others.map((each) => each.field)]) field.value = field.defaultValue;
}
