import { createReaderQuestion } from '../../../../src/resources/drafts/createReaderQuestion';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('asks one at a time, and again after five seconds while the server does not say', async () => {
  const ask = jest.fn().mockResolvedValueOnce(null).mockRejectedValueOnce(new Error('offline'));
  ask.mockResolvedValue('|3');
  const question = createReaderQuestion(ask, () => true);
  const found = question.find();
  expect(await question.find()).toBeNull();
  await jest.advanceTimersByTimeAsync(4900);
  expect(ask).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(5200);
  expect(await found).toBe('|3');
  expect(ask).toHaveBeenCalledTimes(3);
});

it('takes no answer about the time before somebody looked elsewhere', async () => {
  const ask = jest.fn().mockResolvedValueOnce('|3').mockResolvedValueOnce('|4');
  const question = createReaderQuestion(ask, () => true);
  const found = question.find();
  question.forget();
  expect(await found).toBe('|4');
});

it('gives up where nobody wants to know any more', async () => {
  const question = createReaderQuestion(
    async () => null,
    () => false,
  );
  const found = question.find();
  await jest.advanceTimersByTimeAsync(5000);
  expect(await found).toBeNull();
});
