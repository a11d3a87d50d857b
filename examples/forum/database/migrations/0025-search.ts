import { sql, type Kysely } from 'kysely';

/**
 * Marks of Latin, Hebrew and Arabic letters, the stroke that stretches Arabic words, and signs that show nothing: a text with
 * them and one without are the same to a search.
 */
const marks =
  '[\\u0300-\\u036f\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0610-\\u061a\\u0640\\u064b-\\u065f\\u0670' +
  '\\u00ad\\u061c\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufe00-\\ufe0f\\ufeff]';

/** What separates words, to an index that would keep addresses, file names and numbers with a dot whole. */
const signs = `!"#$%&'()*+,-./:;<=>?@[\\]^_\`{|}~’‘“”«»–—…·•،؛؟`;

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

// Their bodies are bound when they are made: an index is built without a search path.
// Written here instead of with the extensions for it, which not each server has, and which a shared one keeps elsewhere.
const functions = [
  `create function "foldText"("text" text) returns text language sql immutable strict parallel safe begin atomic
    select translate(replace(replace(replace(lower(regexp_replace(normalize($1, NFKD), ${quoted(marks)}, '', 'g')),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'øłđıħðþς', 'oldihdtσ'); end`,
  `create function "plainWords"("html" text) returns text language sql immutable strict parallel safe begin atomic
    select "foldText"(translate(regexp_replace(left($1, 200000), '<[^>]*>|&[#a-z0-9]+;', ' ', 'gi'),
      ${quoted(signs)}, repeat(' ', ${[...signs].length}))); end`,
  `create function "searchVector"("text" text) returns tsvector language sql immutable strict parallel safe begin atomic
    select to_tsvector('english', $1) || to_tsvector('simple', $1); end`,
  // A word and all that is left of it without one of its letters: two words that share one of these are a letter apart.
  `create function "nearWords"("text" text) returns text[] language sql immutable strict parallel safe begin atomic
    select coalesce(array_agg(distinct case "at" when 0 then "word" else overlay("word" placing '' from "at" for 1) end), '{}')
    from unnest((string_to_array("plainWords"($1), ' '))[1:40]) "word", generate_series(0, length("word")) "at"
    where length("word") between 4 and 24; end`,
];

const statements = [
  ...functions,
  ...['discussion', 'comment'].map((table) => `alter table "${table}" drop column "words"`),
  `alter table "discussion"
    add "titleWords" tsvector generated always as ("searchVector"("plainWords"("name"))) stored,
    add "words" tsvector generated always as (
      setweight("searchVector"("plainWords"("name")), 'A') || "searchVector"("plainWords"("bodyHtml"))) stored`,
  `create index "discussion_titleWords" on "discussion" using gin ("titleWords")`,
  `alter table "comment" add "words" tsvector generated always as ("searchVector"("plainWords"("bodyHtml"))) stored`,
  ...['discussion', 'comment'].map(
    (table) => `create index "${table}_words" on "${table}" using gin ("words")`,
  ),
  // What words that are everywhere are searched by: the newest posts, until enough have them.
  ...['discussion', 'comment'].map((table) => `create index "${table}_date" on "${table}" ("dateInserted")`),
  `create index "discussion_title" on "discussion" using hash ("plainWords"("name"))`,
  ...['tag', 'user'].map(
    (table) => `create index "${table}_words" on "${table}" using gin ("searchVector"("plainWords"("name")))`,
  ),
  ...['discussion', 'tag', 'user'].map(
    (table) => `create index "${table}_near" on "${table}" using gin ("nearWords"("name"))`,
  ),
];

/** One folded form of words for posts, tags and members, and for titles what finds them in spite of a wrong letter. */
export const search = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
