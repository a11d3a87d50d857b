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

test.each([
  String.raw`{"a":{"\u005f\u005fproto__":{"x":1},"b":1}}`,
  String.raw`{"a":{"c\u006fnstructor":{"x":1},"b":1}}`,
  String.raw`{"a":{"protot\u0079pe":{"x":1},"b":1}}`,
])('also where they are written in escapes: %s', (json) => {
  expect(Reflect.ownKeys((parseForeign(json) as { a: object }).a)).toEqual(['b']);
});

test('escaped words of other alphabets are what they say', () => {
  expect(parseForeign(String.raw`{"name":"\u0645\u0631\u062d\u0628\u0627"}`)).toEqual({ name: 'مرحبا' });
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
