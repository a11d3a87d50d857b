import { act, renderHook, waitFor } from '@testing-library/react';
import { createQueryHooks } from '../../../../src/fragments/compat/createQueryHooks';

const start = () => createQueryHooks();

test('two views of one key ask once; invalidation asks again', async () => {
  const { useQuery, useQueryClient } = start();
  let answer = 0;
  const queryFn = jest.fn(async () => (answer += 1));
  const useBoth = () => [
    useQuery({ queryKey: ['a', { b: 1 }], queryFn }),
    useQuery(['a', { b: 1 }], queryFn),
  ];
  const { result } = renderHook(useBoth);
  expect(result.current[0]).toMatchObject({ isLoading: true, isFetching: true, data: undefined });
  await waitFor(() => expect(result.current[0]).toMatchObject({ isSuccess: true, data: 1 }));
  expect(result.current[1]!.data).toBe(1);
  expect(queryFn).toHaveBeenCalledTimes(1);
  const client = renderHook(useQueryClient).result.current;
  await act(() => client.invalidateQueries({ queryKey: ['a'] }));
  await waitFor(() => expect(result.current[0]!.data).toBe(2));
  act(() => void client.setQueryData(['a', { b: 1 }], (before: number) => before + 10));
  await waitFor(() => expect(result.current[1]!.data).toBe(12));
});

test('a query that is off asks only by refetch; one that fails says so', async () => {
  const { useQuery } = start();
  const queryFn = jest.fn(async () => Promise.reject(new Error('no')));
  const { result } = renderHook(() => useQuery({ queryKey: ['x'], queryFn, enabled: false }));
  expect(queryFn).not.toHaveBeenCalled();
  await act(() => result.current.refetch());
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(result.current).toMatchObject({ isError: true, error: new Error('no'), isFetching: false });
});

test('a mutation tells how it ended, and whoever asked', async () => {
  const { useMutation } = start();
  const onSuccess = jest.fn();
  const mutationFn = (value: unknown) => {
    if (value === 'bad') throw new Error('no');
    return Promise.resolve(`${String(value)}!`);
  };
  const { result } = renderHook(() => useMutation(mutationFn, { onSuccess }));
  await act(() => result.current.mutateAsync('good'));
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  expect(result.current).toMatchObject({ isSuccess: true, data: 'good!' });
  expect(onSuccess.mock.calls[0].slice(0, 2)).toEqual(['good!', 'good']);
  await act(async () => result.current.mutate('bad'));
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(result.current).toMatchObject({ isError: true, error: new Error('no') });
  act(() => result.current.reset());
  await waitFor(() => expect(result.current.isIdle).toBe(true));
});
