import { announcements, moderationDesk } from './prose/announcements';
import { baking } from './prose/baking';
import { bicycles } from './prose/bicycles';
import { electronics } from './prose/electronics';
import { garden } from './prose/garden';
import { help } from './prose/help';
import { introductions } from './prose/introductions';
import { oddities } from './prose/oddities';
import type { Topic } from './prose/topic';
import { woodworking } from './prose/woodworking';
import type { Random } from './random';
import { escapeHtml } from '../posts/escapeHtml';
import { places } from './places';
import { fill, inFormat, writeOpening, type Draft } from './writePosts';

export interface Plan {
  title: string;
  categoryID: number;
  type: 'discussion' | 'question';
  draft: Draft;
  topic: Topic;
  thing: string;
  /** Written by the staff. */
  official: boolean;
}

const weights: [Topic, number][] = [
  [woodworking, 78],
  [bicycles, 68],
  [electronics, 64],
  [garden, 62],
  [baking, 44],
  [introductions, 30],
  [help, 25],
];

const categoryOf = (urlcode: string): number => {
  const row = places.find((place) => place.urlcode === urlcode);
  if (!row) throw new Error(`There is no category "${urlcode}".`);
  return row.categoryID;
};

/** All discussions of the seed in the order in which they were started, without two titles alike. */
export function planDiscussions(random: Random, count: number): Plan[] {
  const plans: Plan[] = [];
  const written = ([title, ...paragraphs]: readonly [string, ...string[]], urlcode: string): Plan => ({
    title,
    categoryID: categoryOf(urlcode),
    type: 'discussion',
    draft: {
      format: 'html',
      body: paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('') || `<p>${escapeHtml(title)}.</p>`,
    },
    topic: help,
    thing: 'the forum',
    official: true,
  });
  const odd: Plan[] = oddities.map(({ title, html, categoryUrlcode }) => ({
    title,
    categoryID: categoryOf(categoryUrlcode),
    type: 'discussion',
    draft: { format: 'html', body: html },
    topic: weights.find(([topic]) => topic.urlcode === categoryUrlcode)?.[0] ?? help,
    thing: 'it',
    official: false,
  }));
  const staff = moderationDesk.map((post) => written(post, 'moderation-desk'));
  const news = announcements.map((post) => written(post, 'announcements'));

  const rest = count - odd.length - staff.length - news.length;
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [topic, weight] of weights) {
    const wanted = Math.round((rest * weight) / total);
    for (const { title, thing, type } of random.sample(heads(topic), wanted)) {
      const draft = inFormat(random, writeOpening(random, topic, thing));
      plans.push({
        title,
        categoryID: categoryOf(topic.urlcode),
        type,
        draft,
        topic,
        thing,
        official: false,
      });
    }
  }
  const mixed = random.sample([...plans, ...odd, ...staff], plans.length + odd.length + staff.length);
  // Announcements keep their order: the welcome comes before the accounts.
  news.forEach((plan, index) => mixed.splice(Math.floor((mixed.length / news.length) * index), 0, plan));
  return mixed;
}

function heads(topic: Topic): { title: string; thing: string; type: Plan['type'] }[] {
  const of = (templates: readonly string[], type: Plan['type']) =>
    templates.flatMap((template) =>
      topic.things.map((thing) => ({ title: fill(template, thing), thing, type })),
    );
  return [...of(topic.titles, 'discussion'), ...of(topic.questions, 'question')];
}
