import { prepareCalls } from '../../../src/resources/prepareCalls';
import { startPage, stopPages } from '../../support/startPage';
import { done, testClient } from '../../support/testClient';

afterEach(stopPages);

test('a press that will call asks for the code of calls, and makes no call', async () => {
  const { client, calls } = testClient(() => done({}));
  const prepare = jest.fn();
  const { store } = await startPage({ client: { ...client, prepare } });
  const before = calls().length;
  store.dispatch(prepareCalls());
  expect(prepare).toHaveBeenCalledTimes(1);
  expect(calls()).toHaveLength(before);
});
