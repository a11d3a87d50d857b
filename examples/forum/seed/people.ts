/** Everybody in the seed, in the order of their IDs (from 1). The first four are demonstration accounts, as is `steward`. */
export interface Person {
  name: string;
  role: 'member' | 'steward' | 'moderator' | 'administrator';
  /** Text below each post. */
  signature?: string;
  demo?: true;
  title?: string;
  about?: string;
  confirmed?: false;
  banned?: true;
  private?: true;
  deleted?: true;
  showEmail?: true;
}

const member = (name: string, more: Partial<Person> = {}): Person => ({ name, role: 'member', ...more });

export const people: readonly Person[] = [
  { name: 'admin', role: 'administrator', demo: true, title: 'Caretaker', about: 'Keeps the lights on.' },
  { name: 'moderator', role: 'moderator', demo: true, title: 'Host', about: 'Reads more than he writes.' },
  member('member', { demo: true, title: 'Joiner', about: 'Chairs, mostly.' }),
  member('newcomer', { demo: true, confirmed: false }),
  {
    name: 'Ingrid Halvorsen',
    role: 'moderator',
    title: 'Host',
    about: 'Weaves, welds and worries about the roof.',
  },
  { name: 'Tobias Reuter', role: 'administrator', title: 'Treasurer', about: 'Counts things.' },
  member('Mara Lindqvist', {
    title: 'Cabinet maker',
    about: 'Twenty years at the bench, still sweeping.',
    signature: 'Measure twice, cut once.\nhttps://example.com/mara',
    showEmail: true,
  }),
  member('Jonah Whitfield', { title: 'Wheelbuilder' }),
  member('Amina Osei', { about: 'Allotment 14b, the one with the blue door.' }),
  member('Pieter van der Meulen', { title: 'Repair café' }),
  member('Saoirse Ní Bhriain', { title: 'Baker' }),
  member('Dmitri Volkov'),
  member('Yuki Tanabe', { about: 'Small ovens, big ideas.' }),
  member('Beatriz Caldeira'),
  member('Hamish McAllister-Drummond', { title: 'Hedge person' }),
  member('Lucía Fernández'),
  member('سلمى الخطيب', { title: 'مرمّمة أثاث', about: 'أصلح الكراسي القديمة في عمّان.' }),
  member('נועם ברק', { about: 'אופניים, עץ וים.' }),
  member('Emeka Nwosu', { title: 'Radio' }),
  member('Wilhelmina Featherstonehaugh-Cholmondeley'),
  member('Old Ned', { about: 'Do it slowly.' }),
  member('kat', { about: 'Lower case on purpose.' }),
  member('R2'),
  member("Seán O'Dálaigh & Sons"),
  member('🌱 Greenfinger 🌱'),
  member("Robert'); DROP TABLE users;--", { title: 'Little Bobby' }),
  member('<b>Bold</b> Claims', { about: 'My name is older than your filter.' }),
  member('Priya Raghunathan', { title: 'Seed saver' }),
  member('Matthias Kögel'),
  member('Fatoumata Diallo'),
  member('Gareth Pugh', { private: true }),
  member('Quiet Observer', { private: true }),
  member('Zsófia Kertész', { private: true, title: 'Luthier' }),
  member('Cheap-Garden-Furniture-4U', { banned: true }),
  member('Angry Plane', { banned: true }),
  member('deleted 36', { deleted: true }),
  member('deleted 37', { deleted: true }),
  member('Nils Aagaard'),
  member('Thandiwe Mokoena', { title: 'Welder' }),
  member('Joan of Arc Welding'),
];

/** Holds `discussions.close` alone. Stands behind everybody else, and has written nothing. */
export const steward: Person = { name: 'steward', role: 'steward', demo: true, title: 'Steward' };
