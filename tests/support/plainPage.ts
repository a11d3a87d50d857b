import type { APIRequestContext, APIResponse } from '@playwright/test';

/** A page as a browser without script has it: what it says, what its fields hold, and its forms. */
export interface PlainPage {
  status: number;
  path: string;
  html: string;
  /** Its words without tags, one space between them. */
  words: string;
  /** What the field with this `id` or `name` holds; null where there is none. */
  valueOf(field: string): string | null;
  /** Sends the form whose address fits, or that of one of its buttons, with what its fields hold and what is typed into them. */
  send(address: RegExp, typed?: Record<string, string>, sender?: APIRequestContext): Promise<PlainPage>;
}

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const plain = (text: string) => text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => signs[name]!);
const attribute = (tag: string, name: string) => {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag);
  return found && plain(found[1]!);
};

interface Field {
  tag: string;
  value: string;
}
function fieldsOf(html: string): Field[] {
  const found = html.matchAll(
    /<textarea([^>]*)>\n?([^<]*)<\/textarea>|<input([^>]*)>|<select([^>]*)>([^]*?)<\/select>/g,
  );
  return [...found].map(([, area, text, input, select, options = '']) => {
    if (area !== undefined) return { tag: area, value: plain(text!).replaceAll('\r', '') };
    if (input !== undefined) return { tag: input, value: attribute(input, 'value') ?? '' };
    const chosen =
      /<option value="([^"]*)"[^>]*\sselected/.exec(options) ?? /<option value="([^"]*)"/.exec(options);
    return { tag: select!, value: plain(chosen?.[1] ?? '') };
  });
}

async function read(answer: APIResponse, context: APIRequestContext): Promise<PlainPage> {
  const html = await answer.text();
  const { origin, pathname, search } = new URL(answer.url());
  const main = /<main[^]*<\/main>/.exec(html)?.[0] ?? '';
  return {
    status: answer.status(),
    path: `${pathname}${search}`,
    html,
    words: plain(main.replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' '),
    valueOf(field) {
      const one = fieldsOf(main).find(({ tag }) =>
        [attribute(tag, 'id'), attribute(tag, 'name')].includes(field),
      );
      return one?.value ?? null;
    },
    async send(address, typed = {}, sender = context) {
      const forms = main.matchAll(/<form([^>]*)>([^]*?)<\/form>/g);
      const ways = [...forms].flatMap(([, tag, inner]) => [
        { action: attribute(tag!, 'action') ?? '', inner, button: '' },
        ...[...inner!.matchAll(/<button([^>]*\sformaction="[^>]*)>/g)].map(([, button]) => ({
          ...{ action: attribute(button!, 'formaction')!, inner, button: button! },
        })),
      ]);
      const { action, inner, button } = ways.find((way) => address.test(way.action))!;
      const fields = fieldsOf(inner!).flatMap(({ tag, value }): [string, string][] => {
        const name = attribute(tag, 'name');
        return name && !/type="checkbox"/.test(tag) ? [[name, value]] : [];
      });
      const pressed = attribute(button, 'name');
      const own = pressed ? { [pressed]: attribute(button, 'value') ?? '' } : {};
      const form = { ...Object.fromEntries(fields), ...own, ...typed };
      const url = new URL(action, answer.url()).href;
      return read(await sender.post(url, { form, headers: { origin, referer: answer.url() } }), sender);
    },
  };
}

/** Opens a page of the forum without script. */
export const openPlain = async (context: APIRequestContext, path: string): Promise<PlainPage> =>
  read(await context.get(path), context);
