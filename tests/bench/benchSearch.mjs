import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { fillForum } from './fillForum.mjs';
import { judge } from './judge.mjs';
import { startForum } from './startForum.mjs';
import { median } from './statistics.mjs';

const categories = [4, 5, 6, 7, 8, 9, 10, 11];

/** What readers type: common and rare words, two of them, the beginning of one, one with a wrong letter. */
const searchesFor = (words) =>
  [3, 10, 30, 100, 300, 1000, 3000, 8000, 15_000].flatMap((place) => {
    const word = words[place];
    return [word, `${word} ${words[place * 2] ?? words[7]}`, word.slice(0, -1), `${word.slice(0, -1)}q`];
  });

async function timesOf(run, searches) {
  const times = [];
  for (const search of searches) {
    const start = performance.now();
    await run(search);
    times.push(performance.now() - start);
  }
  return times;
}

/** What a forum without an index for words would do. */
const ilike = (run) => (search) =>
  run(
    `select count(*) over (), * from (
      select "discussionID", "dateInserted" from inlay."discussion"
        where "categoryID" = any($2) and ("name" ilike $1 or "bodyHtml" ilike $1)
      union all select c."commentID", c."dateInserted" from inlay."comment" c join inlay."discussion" d using ("discussionID")
        where d."categoryID" = any($2) and c."bodyHtml" ilike $1) found order by "dateInserted" desc limit 20`,
    [`%${search}%`, categories],
  );

async function measure(name, { words, run, url, add, quick }) {
  const searches = searchesFor(words);
  const ask = async (search) => {
    const query = new URLSearchParams({ query: search, limit: '20', expand: '-body,insertUser,breadcrumbs' });
    const answer = await fetch(`${url}/api/v2/search?${query}`);
    if (!answer.ok) throw new Error(`The search answered ${answer.status} to ${search}.`);
    await answer.json();
  };
  await timesOf(ask, searches);
  const ours = await timesOf(ask, searches);
  const floor = run && median(await timesOf(ilike(run), quick ? searches.slice(0, 4) : searches));
  const value = median(ours);
  const beside = floor === undefined ? {} : { floor, ratio: value / floor };
  add({
    name: `a search of 100,000 posts, ${name}: median`,
    value,
    unit: 'ms',
    ...beside,
    ...judge(value, 50),
  });
  add({ name: `a search of 100,000 posts, ${name}: longest`, value: Math.max(...ours), unit: 'ms' });
}

/** The forum in a database of its process; it has one connection, so that `ILIKE` is measured before the forum starts. */
async function embedded({ add, quick, posts }) {
  const dataDir = mkdtempSync(join(tmpdir(), 'inlay-bench-search-'));
  try {
    const snapshot = readdirSync('.cache/forum').find((each) => /^seed-[0-9a-f]+$/.test(each));
    cpSync(join('.cache/forum', snapshot), join(dataDir, 'pg'), { recursive: true });
    writeFileSync(join(dataDir, 'seed-hash'), snapshot.slice(5));
    const database = new PGlite(join(dataDir, 'pg'));
    // Where the forum's triggers look for its tables.
    await database.exec('set search_path to inlay');
    const run = (text, values) => database.query(text, values);
    const words = await fillForum(run, posts);
    const searches = searchesFor(words);
    const floor = median(await timesOf(ilike(run), quick ? searches.slice(0, 4) : searches));
    await database.close();
    const forum = await startForum({ INLAY_DATA_DIR: dataDir });
    const beside = (row) => add('target' in row ? { ...row, floor, ratio: row.value / floor } : row);
    try {
      await measure('embedded', { words, url: forum.url, add: beside, quick });
    } finally {
      await forum.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The same on a server, in an empty database. */
async function onServer(DATABASE_URL, { add, quick, posts }) {
  const forum = await startForum({ DATABASE_URL });
  const client = new pg.Client(DATABASE_URL);
  try {
    await client.connect();
    await client.query('set search_path to inlay');
    const run = (text, values) => client.query(text, values);
    const words = await fillForum(run, posts);
    await measure('PostgreSQL', { words, run, url: forum.url, add, quick });
  } finally {
    await client.end();
    await forum.stop();
  }
}

/** Beside `ILIKE` in the same run: in the embedded database, or in the empty one that `DATABASE_URL` names. */
export async function benchSearch({ add, quick }) {
  const url = process.env.DATABASE_URL;
  const options = { add, quick, posts: 100_000 };
  await (url ? onServer(url, options) : embedded(options));
}
