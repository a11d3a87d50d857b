import { savesData } from '../../../src/page/savesData';

const within = (connection?: object) => ({ navigator: { connection } }) as unknown as Window;

test.each([
  [true, 'who asked for it', { saveData: true, effectiveType: '4g' }],
  [true, 'on a very slow network', { saveData: false, effectiveType: 'slow-2g' }],
  [true, 'on a slow network', { effectiveType: '2g' }],
  [false, 'on a network that does', { saveData: false, effectiveType: '3g' }],
  [false, 'whose browser does not say', undefined],
])('%s for readers %s', (saves, _, connection) => {
  expect(savesData(within(connection))).toBe(saves);
});
