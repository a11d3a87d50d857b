import { escapeHtml } from '../posts/escapeHtml';
import type { Topic } from './prose/topic';
import { replies } from './prose/replies';
import { stories } from './prose/stories';
import type { Random } from './random';

export interface Draft {
  body: string;
  format: 'text' | 'html' | 'rich2';
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Puts the discussion's thing into a sentence. */
export function fill(sentence: string, thing: string): string {
  return sentence.replaceAll('{thing}', thing).replaceAll('{Thing}', capital(thing));
}

/** The same paragraphs in one of the formats that members write in. */
export function inFormat(random: Random, paragraphs: string[]): Draft {
  const format = random.pick(['text', 'text', 'html', 'rich2'] as const);
  if (format === 'text') return { format, body: paragraphs.join('\n\n') };
  if (format === 'html') {
    const body = paragraphs.map((paragraph) => `<p>${emphasis(random, escapeHtml(paragraph))}</p>`).join('');
    return { format, body };
  }
  const document = paragraphs.map((text) => ({ type: 'p', children: [{ text }] }));
  return { format, body: JSON.stringify(document) };
}

function emphasis(random: Random, html: string): string {
  if (!random.chance(0.3)) return html;
  return html.replace(/\b(always|never|really|only|twice|slowly|before|after)\b/, '<em>$1</em>');
}

export function writeOpening(random: Random, topic: Topic, thing: string): string[] {
  const details = random.sample(topic.details, random.between(2, 5));
  const middle =
    details.length > 3 ? [details.slice(0, 2).join(' '), details.slice(2).join(' ')] : [details.join(' ')];
  return [
    random.pick(topic.openings),
    ...middle,
    random.sample(topic.asks, random.between(1, 2)).join(' '),
  ].map((paragraph) => fill(paragraph, thing));
}

/** Deals sentences from a shuffled pile, so that a thread repeats itself only when everything has been said. */
export interface Deck {
  draw(count: number): string[];
}

export function createDeck(random: Random, sentences: readonly string[]): Deck {
  let pile: string[] = [];
  const next = (): string => {
    if (pile.length === 0) pile = random.sample(sentences, sentences.length);
    return pile.pop() as string;
  };
  return { draw: (count) => Array.from({ length: count }, next) };
}

/** A template of `stories` with its slots filled; `{span}` and `{span2}` differ. */
export function writeStory(random: Random): string {
  const drawn = new Map<string, string[]>();
  return random.pick(stories.templates).replace(/\{(\w+?)(2?)\}/g, (_, name: string, second: string) => {
    const slot = name.toLowerCase() as keyof typeof stories.slots;
    const pair = drawn.get(slot) ?? random.sample<string>(stories.slots[slot], 2);
    drawn.set(slot, pair);
    const word = pair[second ? 1 : 0] as string;
    return name === slot ? word : capital(word);
  });
}

/** `byAuthor`: the author of the discussion answers. `quoted`: whom the comment answers, by name. */
export function writeReply(
  random: Random,
  deck: Deck,
  thing: string,
  byAuthor: boolean,
  quoted: string | null,
): string[] {
  if (byAuthor && random.chance(0.75)) {
    const more = random.chance(0.5) ? [writeStory(random)] : [];
    return [[random.pick(replies.thanks), ...more].join(' ')];
  }
  if (random.chance(0.12)) return [random.pick(replies.chat)];
  const opener = random.chance(0.4) ? [random.pick(replies.openers)] : [];
  const closer = random.chance(0.3) ? [random.pick(replies.closers)] : [];
  const advice = deck.draw(random.pick([0, 1, 1, 1, 2]));
  const story = advice.length === 0 || random.chance(0.5) ? [writeStory(random)] : [];
  const to = quoted !== null && random.chance(0.6) ? `@${quoted} ` : '';
  const parts = [...opener, ...advice, ...story];
  // "For what it is worth:" leads into the sentence that follows it.
  const first = to + parts.slice(0, 3).join(' ');
  const second = [...parts.slice(3), ...closer].join(' ');
  return (second.length > 60 ? [first, second] : [`${first} ${second}`.trim()]).map((text) =>
    fill(text, thing),
  );
}
