/** The same numbers in each run, from 0 to 1. */
function createRandom(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const beginnings = 'b br c ch d dr f fl g gr h j k l m n p pl qu r s sh st t tr v w'.split(' ');
const middles = 'a e i o u ai ea ou'.split(' ');
const ends = 'b ck d ft g l ll m n nd p r rn s sk t th x'.split(' ');

/** As many words as a forum has, the commonest first. */
function makeWords(random, count) {
  const of = (list) => list[Math.floor(random() * list.length)];
  const words = new Set();
  while (words.size < count) {
    const syllable = () => of(beginnings) + of(middles);
    words.add(syllable() + (words.size > 500 ? syllable() : '') + of(ends));
  }
  return [...words];
}

/**
 * Fills the forum with discussions of ten posts each, in words as unevenly common as those of a language. Resolves to the words,
 * the commonest first.
 * @param run runs a statement with its parameters
 */
export async function fillForum(run, posts) {
  const random = createRandom(7);
  const words = makeWords(random, 20_000);
  // Each word is as common as its place in the list is small.
  const word = () => words[Math.floor(words.length ** random()) - 1] ?? words[0];
  const text = (length) => Array.from({ length }, word).join(' ');
  const discussions = posts / 10;
  const { rows } = await run(
    'select coalesce(max("discussionID"), 0)::integer as "last" from inlay."discussion"',
  );
  const last = rows[0].last;
  for (let done = 0; done < discussions; done += 500) {
    const size = Math.min(500, discussions - done);
    const titles = Array.from({ length: size }, () => text(6));
    const bodies = Array.from({ length: size }, () => `<p>${text(60)}</p>`);
    await run(
      `insert into inlay."discussion" ("discussionID", "categoryID", "type", "name", "body", "format", "bodyHtml", "insertUserID",
        "lastUserID", "dateInserted", "dateLastComment")
      select ${last + done} + "at", 4 + "at" % 8, 'discussion', "title", '', 'html', "html", 1 + "at" % 30, 1,
        timestamptz '2020-01-01' + (${done} + "at") * interval '3 hours', now()
      from unnest($1::text[], $2::text[]) with ordinality as t ("title", "html", "at")`,
      [titles, bodies],
    );
    const comments = Array.from({ length: size * 9 }, () => `<p>${text(60)}</p>`);
    await run(
      `insert into inlay."comment" ("discussionID", "body", "format", "bodyHtml", "insertUserID", "dateInserted")
      select ${last + done} + 1 + "at" % ${size}, '', 'html', "html", 1 + "at" % 30,
        timestamptz '2020-01-01' + (${done} * 9 + "at") * interval '20 minutes'
      from unnest($1::text[]) with ordinality as t ("html", "at")`,
      [comments],
    );
  }
  await run('analyze');
  return words;
}
