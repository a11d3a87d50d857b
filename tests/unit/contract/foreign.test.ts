import * as v from 'valibot';
import { ForeignError, parseForeign, parseProps } from '../../../src/contract/foreign';
import { guard } from '../../../src/contract/guard';

test('prototype keys are dropped at every depth', () => {
  const value = parseForeign(
    '{"__proto__":{"isAdmin":true},"a":[{"constructor":{"prototype":{"isAdmin":true}},"b":1}]}',
  ) as Record<string, unknown>;
  expect(value).toEqual({ a: [{ b: 1 }] });
  expect(value.isAdmin).toBeUndefined();
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

test('what React reserves is stripped from props', () => {
  const json =
    '{"key":{},"ref":"x","children":[[1]],"dangerouslySetInnerHTML":{"__html":"x"},"contents":"x","a":1}';
  expect(parseProps(json)).toEqual({ a: 1 });
});

test.each([null, '', '  '])('no props are no error: %j', (json) => expect(parseProps(json)).toEqual({}));

test.each(['{', '[]', '7', 'null', '"x"'])('%s is no props object', (json) => {
  expect(() => parseProps(json)).toThrow(ForeignError);
});

test('a guard names the field that is wrong', () => {
  const check = guard(v.object({ list: v.array(v.object({ id: v.number() })) }));
  expect(check({ list: [{ id: 1, more: 2 }] })).toEqual({ list: [{ id: 1 }] });
  expect(() => check({ list: [{ id: 1 }, { id: 'x' }] })).toThrow(/^list\.1\.id: /);
});
