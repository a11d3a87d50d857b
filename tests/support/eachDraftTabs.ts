import { draftTabs } from './draftTabs';

/** Tabs of a browser and a server of its own for each test of the file that takes them, on a clock that tests move. */
export const tabs = {} as ReturnType<typeof draftTabs>;

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(tabs, draftTabs());
});
afterEach(async () => {
  await tabs.stop();
  jest.useRealTimers();
});
