import { noteReader, otherReader } from '../../../../src/resources/drafts/lastReader';

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
