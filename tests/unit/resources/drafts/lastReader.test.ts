import {
  doubtReader,
  isUnknown,
  lastReader,
  noteReader,
  otherReader,
} from '../../../../src/resources/drafts/lastReader';

const storage = () => localStorage;
afterEach(() => localStorage.clear());

it('tells whom else a page was made for last, on the same site', () => {
  expect(otherReader(storage, '/forum|3')).toBeNull();
  noteReader(storage, '/forum|3');
  expect(otherReader(storage, '/forum|3')).toBeNull();
  noteReader(storage, '/forum|4');
  expect(otherReader(storage, '/forum|3')).toBe('/forum|4');
  expect(otherReader(storage, '|3')).toBeNull();
});

it('tells who it was for a page that does not name its reader, unless that may be anybody by now', () => {
  expect(lastReader(storage, '/forum')).toBeNull();
  noteReader(storage, '/forum|3');
  expect(lastReader(storage, '/forum')).toBe('/forum|3');
  expect(lastReader(storage, '')).toBeNull();
  doubtReader(storage, '/forum');
  expect(lastReader(storage, '/forum')).toBeNull();
  expect(isUnknown(otherReader(storage, '/forum|3')!)).toBe(true);
  noteReader(storage, '/forum|0');
  expect(lastReader(storage, '/forum')).toBeNull();
});

it('says nothing of guests: whoever was signed out may be who signs in again', () => {
  noteReader(storage, '|0');
  expect(otherReader(storage, '|3')).toBeNull();
});

it('says nothing where storage is forbidden', () => {
  const forbidden = () => {
    throw new Error('forbidden');
  };
  noteReader(forbidden, '|4');
  expect(otherReader(forbidden, '|3')).toBeNull();
});
