import type { Client } from './apiTest';
import { startDiscussion, writeComment } from './forumRecords';

interface Post {
  name: string;
  body: string;
  comments?: string[];
  tags?: string[];
}

/** Posts in words that the seed does not have, so that what they find is theirs alone. */
const posts: Post[] = [
  { name: 'Lute strings from gut', body: 'Six courses, and every one of them plain.' },
  { name: 'Gut', body: 'How it is twisted, dried and polished.' },
  {
    name: 'Where to buy them in Vienna',
    body: 'Lute strings from gut, lute strings from gut, and again lute strings from gut.',
    comments: ['There is a luthery behind the opera that sells whipcord.'],
  },
  { name: 'Façade of the old Café Zsolnay', body: 'Majolica tiles, glazed by a naïve painter.' },
  { name: 'Übergröße crwth bridge', body: 'Boxwood, four millimetres higher than the old one.' },
  {
    name: 'Hurdy-gurdy wheel keeps squeaking',
    body: 'Rosin did not help, and neither did colophony.',
    comments: ['Cotton on the drones cured mine.', 'My theremin never squeaks.'],
    tags: ['Hurdygurdies'],
  },
  { name: 'Organising a portative organ', body: 'The bellows wheeze in the treble.' },
  { name: 'Organist wanted for Sundays', body: 'Pay is soup.' },
  { name: 'Sackbut slide grease', body: 'Which one do you put on?' },
  {
    name: 'What dries out in winter',
    body: 'Sackbut, sackbut, sackbut: the grease of a sackbut slide, sackbut grease, slide grease.',
    tags: ['Slidewinter'],
  },
  { name: 'Sackbut', body: 'An old trombone.' },
  { name: 'To be or not to be', body: 'A monologue for crumhorn.' },
  { name: 'Humidity at 100% under_roof', body: 'The path C:\\psaltery\\tuning is "quoted".' },
  { name: 'عُودٌ قَدِيم من دمشق', body: '<b>' },
  { name: 'כִּנּוֹר ישן מצפת', body: '.' },
  { name: 'Старинный гудок', body: '.' },
  { name: 'Łódź dulcimer meeting', body: 'Smørrebrød afterwards.' },
  { name: 'Version 2.4.1 of kontrabass.example', body: 'See https://kontrabass.example/notes?id=7.' },
  { name: "O'Carolan's harp tunes", body: 'Planxty and all.' },
  { name: 'Tuning a virginal', body: 'Quarter-comma meantone, as in Praetorius.' },
  {
    name: 'Tuning a spinet',
    body: 'As a virginal, but quieter.',
    comments: ['Mine is a virginal in disguise.'],
  },
];

/** Writes them as this member, in the category of woodworking. Answers what stands behind the names. */
export async function writeSearchFixture(client: Client): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { name, body, comments = [], tags } of posts) {
    const discussionID = await startDiscussion(client, { name, body, ...(tags && { newTagNames: tags }) });
    for (const comment of comments) await writeComment(client, discussionID, comment);
    ids.set(name, discussionID);
  }
  return ids;
}
