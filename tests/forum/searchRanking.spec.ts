import { expect, test } from '../support/apiTest';
import { writeSearchFixture } from '../support/searchFixture';

/** What is typed, and the name of the hit that has to come first. */
const expected: readonly [query: string, name: string, recordType?: string][] = [
  // A title that is the text comes before one that has it, and both before bodies.
  ['gut', 'Gut', 'discussion'],
  ['GUT', 'Gut'],
  ['lute strings', 'Lute strings from gut', 'discussion'],
  ['strings lute', 'Lute strings from gut'],
  ['lute strings from gut', 'Lute strings from gut'],
  ['gut lute', 'Lute strings from gut'],
  ['sackbut', 'Sackbut', 'discussion'],
  ['sackbut grease', 'Sackbut slide grease'],
  ['grease sackbut slide', 'Sackbut slide grease'],
  ['virginal', 'Tuning a virginal', 'discussion'],
  ['tuning virginal', 'Tuning a virginal'],
  ['spinet', 'Tuning a spinet'],
  // Words of a body, and of a comment.
  ['colophony', 'Hurdy-gurdy wheel keeps squeaking', 'discussion'],
  ['theremin', 'Hurdy-gurdy wheel keeps squeaking', 'comment'],
  ['whipcord', 'Where to buy them in Vienna', 'comment'],
  ['cotton drones', 'Hurdy-gurdy wheel keeps squeaking', 'comment'],
  ['praetorius', 'Tuning a virginal', 'discussion'],
  ['planxty', "O'Carolan's harp tunes"],
  // The last word may be unfinished, the others may be in another form.
  ['hurdy gur', 'Hurdy-gurdy wheel keeps squeaking'],
  ['squeaki', 'Hurdy-gurdy wheel keeps squeaking'],
  ['squeaks wheels', 'Hurdy-gurdy wheel keeps squeaking'],
  ['organisi', 'Organising a portative organ'],
  ['organist wan', 'Organist wanted for Sundays'],
  ['portati', 'Organising a portative organ'],
  ['colopho', 'Hurdy-gurdy wheel keeps squeaking'],
  ['tuned virginals', 'Tuning a virginal'],
  // Nothing but the commonest words.
  ['to be or not to be', 'To be or not to be'],
  // Accents, letters of two, case.
  ['facade cafe', 'Façade of the old Café Zsolnay'],
  ['FAÇADE CAFÉ', 'Façade of the old Café Zsolnay'],
  ['naive majolica', 'Façade of the old Café Zsolnay'],
  ['ubergrosse', 'Übergröße crwth bridge'],
  ['übergröße', 'Übergröße crwth bridge'],
  ['lodz dulcimer', 'Łódź dulcimer meeting'],
  ['smorrebrod', 'Łódź dulcimer meeting'],
  ['عود', 'عُودٌ قَدِيم من دمشق'],
  ['عـــود قديم', 'عُودٌ قَدِيم من دمشق'],
  ['כינור ישן', 'כִּנּוֹר ישן מצפת'],
  ['מצפת', 'כִּנּוֹר ישן מצפת'],
  ['ГУДОК', 'Старинный гудок'],
  ['старин', 'Старинный гудок'],
  // Signs between words, and signs that mean something elsewhere.
  ['hurdy-gurdy', 'Hurdy-gurdy wheel keeps squeaking'],
  ['100%', 'Humidity at 100% under_roof'],
  ['under_roof', 'Humidity at 100% under_roof'],
  ['C:\\psaltery', 'Humidity at 100% under_roof'],
  ['"quoted" psaltery', 'Humidity at 100% under_roof'],
  ['2.4.1 kontrabass', 'Version 2.4.1 of kontrabass.example'],
  ['kontrabass.example/notes', 'Version 2.4.1 of kontrabass.example'],
  ["o'carolan", "O'Carolan's harp tunes"],
  ['o’carolan’s harp', "O'Carolan's harp tunes"],
  ['\u200flute\u200e strin\u200bgs', 'Lute strings from gut'],
  ['((crwth|bridge)+)+$', 'Übergröße crwth bridge'],
  // A wrong, a missing, an added letter, and two that changed places.
  ['sackbot', 'Sackbut'],
  ['squaking wheel', 'Hurdy-gurdy wheel keeps squeaking'],
  ['dulccimer', 'Łódź dulcimer meeting'],
  ['virignal', 'Tuning a virginal'],
  // Members and tags.
  ['Mara Lindqvist', 'Mara Lindqvist', 'user'],
  ['lindqvist mara', 'Mara Lindqvist', 'user'],
  ['saoirse ni bhri', 'Saoirse Ní Bhriain', 'user'],
  ['سلمى الخطيب', 'سلمى الخطيب', 'user'],
  ['hurdygurdies', 'Hurdygurdies', 'tag'],
];

test.slow();

test('sixty searches find first what they are for', async ({ as }) => {
  expect(expected).toHaveLength(60);
  await writeSearchFixture(await as('moderator'));
  const guest = await as('guest');
  const found: (typeof expected)[number][] = [];
  for (const [query, , recordType] of expected) {
    const answer = await guest.get(`/search?limit=3&query=${encodeURIComponent(query)}`);
    expect([query, answer.status()]).toEqual([query, 200]);
    const [first] = (await answer.json()) as { name: string; recordType: string }[];
    const name = first?.name ?? 'nothing';
    found.push(recordType ? [query, name, first?.recordType] : [query, name]);
  }
  expect(found).toEqual(expected);
});
