import axios, { type AxiosRequestConfig, type AxiosResponse } from 'axios';
import MockAdapter from 'axios-mock-adapter';
import type { ApiRequest } from '../../../src/contract/apiClient';
import { createClient, type ClientDeps } from '../../../src/server/createClient';
import { growth, linear } from '../../support/growth';

const json = { 'content-type': 'application/json; charset=utf-8' };
const context = { host: '/forum', debug: false, translationDebug: false, conversationsEnabled: false };
const now = Date.parse('2026-01-01T00:00:00Z');

let edge: MockAdapter;
beforeEach(() => {
  edge = new MockAdapter(axios);
});
afterEach(() => edge.restore());

const client = (deps: Partial<ClientDeps> = {}) =>
  createClient({
    config: { meta: { context, transientKey: 'key-1', auditLog: null } },
    origin: 'https://forum.test',
    loadAxios: () => Promise.resolve(axios),
    now: () => now,
    isOnline: () => true,
    ...deps,
  });
const send = (request: ApiRequest, deps?: Partial<ClientDeps>) => client(deps).send(request);
const answer = async (status: number, body: string, headers: Record<string, string> = json) => {
  edge.onAny().reply(status, body, headers);
  return send({ path: 'x' });
};
const failure = async (...args: Parameters<typeof answer>) => {
  const result = await answer(...args);
  if (result.outcome !== 'failed') throw new Error(`ended as ${result.outcome}`);
  return result.error;
};

describe('what it sends', () => {
  it('goes to the API of the own origin, with the header that proves it, and the key only to change things', async () => {
    edge.onAny().reply(200, '{}', json);
    await send({ path: 'users/me' });
    await send({ method: 'POST', path: 'discussions/1/reactions', body: { reactionType: 'Like' } });
    const [get] = edge.history.get!;
    const [post] = edge.history.post!;
    expect(axios.getUri(get)).toBe('https://forum.test/forum/api/v2/users/me');
    expect(get!.headers).toMatchObject({ 'X-Requested-With': 'vanilla' });
    expect(get!.headers!['X-Transient-Key']).toBeUndefined();
    expect(post!.headers).toMatchObject({ 'X-Transient-Key': 'key-1', 'Content-Type': 'application/json' });
    expect(post!.data).toBe('{"reactionType":"Like"}');
    expect(get!.timeout).toBe(30_000);
  });

  it('writes queries bracketed and indexed', async () => {
    edge.onAny().reply(200, '[]', json);
    await send({
      path: 'users/5/',
      query: { expand: ['all', 'x'], params: { locale: 'en' }, none: undefined },
    });
    expect(decodeURIComponent(axios.getUri(edge.history.get![0]))).toBe(
      'https://forum.test/forum/api/v2/users/5/?expand[0]=all&expand[1]=x&params[locale]=en',
    );
  });

  it('has a change outlive the page that nobody sees any more, where browsers let it', async () => {
    const configs: unknown[] = [];
    const request = async (config: AxiosRequestConfig) => {
      configs.push(config.fetchOptions?.keepalive);
      return { status: 200, data: '{}', headers: json } as unknown as AxiosResponse;
    };
    const deps = { loadAxios: () => Promise.resolve({ request }) };
    const change = { method: 'POST', path: 'drafts', body: { words: 'Last' } } as const;
    const all = [change, { path: 'drafts' }, { ...change, body: { words: 'x'.repeat(30_000) } }] as const;
    for (const each of all) await send(each, deps);
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    for (const each of all) await send(each, deps);
    hidden.mockRestore();
    expect(configs).toEqual([undefined, undefined, undefined, true, undefined, undefined]);
  });

  it('has its code there before a call, when it is told that one will come', async () => {
    const loadAxios = jest.fn(() => Promise.resolve(axios));
    const api = client({ loadAxios });
    api.prepare!();
    await new Promise((resolve) => setTimeout(resolve));
    expect(loadAxios).toHaveBeenCalledTimes(1);
    edge.onAny().reply(200, '{}', json);
    await api.send({ path: 'users/me' });
    expect(loadAxios).toHaveBeenCalledTimes(1);
  });

  it('sends a raw body as it is', async () => {
    edge.onAny().reply(200, '{}', json);
    await send({ method: 'POST', path: 'calls/run', body: 'a.b.c', contentType: 'application/system+jwt' });
    expect(edge.history.post![0]!.data).toBe('a.b.c');
    expect(edge.history.post![0]!.headers!['Content-Type']).toBe('application/system+jwt');
  });

  it.each(['https://evil/x', '//evil/x', '/\\evil', '..//evil', 'users/../admin'])(
    'never sends %p',
    async (path) => {
      expect(await send({ path })).toMatchObject({ outcome: 'failed', error: { code: 'refused' } });
      expect(Object.values(edge.history).flat()).toEqual([]);
    },
  );

  it('tells the audit log the page, with query values masked and lengths capped', async () => {
    edge.onAny().reply(200, '{}', json);
    const auditLog = {
      auditLogID: 'log-1',
      requestPath: `/discussion/1/é?token=secret${'x'.repeat(3000)}`,
      requestMethod: 'GET',
      requestQuery: {
        email: 'a@b.test',
        ...Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`q${i}`, 's3cret'])),
      },
    };
    await send({ path: 'x' }, { config: { meta: { context, transientKey: '', auditLog } } });
    const headers = edge.history.get![0]!.headers as Record<string, string>;
    expect(headers).toMatchObject({
      'X-Parent-Audit-Log-Id': 'log-1',
      'X-Parent-Audit-Log-Request-Path': '/discussion/1/%C3%A9',
      'X-Parent-Audit-Log-Request-Method': 'GET',
    });
    const query = headers['X-Parent-Audit-Log-Request-Query']!;
    expect(query.length).toBeLessThanOrEqual(1000);
    expect(new Set(Object.values(JSON.parse(query) as object))).toEqual(new Set(['***']));
    expect(JSON.parse(query)).toHaveProperty('email');
    expect(headers).not.toHaveProperty('X-Transient-Key');
  });
});

describe('what answers mean', () => {
  it('hands out JSON without prototype keys', async () => {
    const result = await answer(
      200,
      '{"a":1,"__proto__":{"isAdmin":true},"b":{"constructor":{"prototype":1}}}',
    );
    expect(result).toMatchObject({ outcome: 'done', status: 200, data: { a: 1, b: {} } });
    expect(JSON.stringify(result)).not.toMatch(/isAdmin|constructor/);
  });

  it.each([
    [204, '', {} as Record<string, string>],
    [200, '', json],
  ])('reads an empty body of %p as null', async (status, body, headers) => {
    expect(await answer(status, body, headers)).toMatchObject({ outcome: 'done', data: null });
  });

  it('takes 408 with progress for a success', async () => {
    const body = '{"progress":{"successIDs":[1]},"callbackPayload":"jwt"}';
    expect(await answer(408, body)).toMatchObject({
      outcome: 'done',
      status: 408,
      data: { callbackPayload: 'jwt' },
    });
  });

  it('takes 408 without progress for a time-out', async () => {
    expect(await failure(408, '{"message":"Request Timeout","status":408}')).toMatchObject({
      code: 'timeout',
    });
  });

  it('does not take an approval message for a record', async () => {
    const result = await answer(
      202,
      '{"message":"Your discussion will appear after it is approved.","status":202}',
    );
    expect(result).toMatchObject({
      outcome: 'awaitingApproval',
      error: { code: 'awaitingApproval', message: 'Your discussion will appear after it is approved.' },
    });
  });

  it('takes another 202 for what it holds', async () => {
    expect(await answer(202, '{"trackingSlips":[]}')).toMatchObject({ outcome: 'done', status: 202 });
  });

  it.each([
    ['<!doctype html><h1>Sign in to the Wi-Fi</h1>', { 'content-type': 'text/html' }],
    ['{"a":', json],
    ['{"a":1}', { 'content-type': 'text/plain' }],
  ])('takes a 200 with %p for a failure', async (body, headers) => {
    expect(await failure(200, body, headers)).toMatchObject({ code: 'notJson', status: 200 });
  });

  it.each([
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [409, 'conflict'],
    [413, 'tooLarge'],
    [418, 'badRequest'],
    [429, 'tooMany'],
    [500, 'server'],
    [503, 'server'],
  ])('says %p as %p, with JSON, nothing or HTML', async (status, code) => {
    expect(await failure(status, `{"message":"Said","status":${status},"description":null}`)).toMatchObject({
      code,
      status,
      message: 'Said',
      description: null,
    });
    edge.reset();
    const general = { code, message: 'Something went wrong while contacting the server.' };
    expect(await failure(status, '')).toMatchObject(general);
    edge.reset();
    expect(await failure(status, '<h1>x</h1>', { 'content-type': 'text/html' })).toMatchObject(general);
  });

  it('keeps the full path of refused fields', async () => {
    const errors = [
      {
        field: 'name',
        path: 'attributes.a',
        code: 'missingField',
        status: 400,
        message: 'name is required.',
      },
      { field: 'name', path: 'attributes.b', index: 2, code: 'invalid', status: 400, message: 'No.' },
      { nonsense: true },
    ];
    const error = await failure(400, JSON.stringify({ message: 'Validation Failed', status: 400, errors }));
    expect(error).toEqual({
      code: 'validation',
      status: 400,
      message: 'Validation Failed',
      description: null,
      fields: [
        { path: 'attributes.a', field: 'name', code: 'missingField', message: 'name is required.' },
        { path: 'attributes.b', field: 'name', index: 2, code: 'invalid', message: 'No.' },
      ],
      actionButton: null,
    });
    expect(JSON.parse(JSON.stringify(error))).toEqual(error);
  });

  it('keeps permissions and records of a refusal, and drops an action that is a script', async () => {
    const body = {
      message: 'Permission Problem',
      status: 403,
      permissions: ['Vanilla.Discussions.Close', 1],
      recordIDs: [14, 15],
    };
    const bad = { ...body, actionButton: { label: 'Go', url: 'javascript:alert(1)' } };
    expect(await failure(403, JSON.stringify(bad))).toMatchObject({
      permissions: ['Vanilla.Discussions.Close'],
      recordIDs: [14, 15],
      actionButton: null,
    });
    edge.reset();
    const good = { ...body, actionButton: { label: 'Go', url: '/entry/signin' } };
    expect((await failure(403, JSON.stringify(good))).actionButton).toEqual({
      label: 'Go',
      url: 'https://forum.test/entry/signin',
    });
  });

  it.each([
    ['17', 17],
    [new Date(now + 60_000).toUTCString(), 60],
    ['soon', undefined],
    ['999999999', 86_400],
  ])('reads Retry-After %p', async (header, seconds) => {
    const error = await failure(429, '{"message":"Slow down","status":429}', {
      ...json,
      'retry-after': header,
    });
    expect(error.retryAfter).toBe(seconds);
  });

  it('reads a firewall page as text', async () => {
    const html = `<html><body><div class="x cf-error-details"><h1>Access <b>denied</b> &amp; blocked</h1>
      <p>Error 1020</p><p>more</p></div><p class="footer-p"><span>Ray ID: <strong>8a1b2c3d</strong></span></p></body></html>`;
    expect(await failure(403, html, { 'content-type': 'text/html' })).toMatchObject({
      code: 'edge',
      message: 'Access denied & blocked',
      description: 'Error 1020 Ray ID: 8a1b2c3d',
    });
  });

  it('takes no longer over a hostile page than to read it', async () => {
    const read = (size: number) =>
      failure(503, `<div class="cf-error-details">${'<h1 '.repeat(size)}`, { 'content-type': 'text/html' });
    expect(await growth(read, 10_000)).toBeLessThan(linear);
  });

  it('tells about a bot check', async () => {
    const onChallenge = jest.fn();
    edge.onAny().reply(403, '<html></html>', { 'content-type': 'text/html', 'cf-mitigated': 'challenge' });
    expect(await send({ path: 'x' }, { onChallenge })).toMatchObject({
      error: { code: 'challenge', status: 403 },
    });
    expect(onChallenge).toHaveBeenCalledTimes(1);
  });

  it('reads paging from headers', async () => {
    const result = await answer(200, '[]', {
      ...json,
      'x-app-page-current': '2',
      'x-app-page-limit': '30',
      'x-app-page-result-count': '91',
      'x-app-page-next-url': 'https://forum.test/?page=3',
    });
    expect(result).toMatchObject({
      paging: { total: 91, currentPage: 2, limit: 30, next: 3, nextURL: 'https://forum.test/?page=3' },
    });
    edge.reset();
    expect(await answer(200, '[]', { ...json, 'x-app-page-current': 'NaN' })).toMatchObject({ paging: {} });
  });
});

describe('without an answer', () => {
  it('tells time-outs, dropped connections and being offline apart', async () => {
    edge.onAny().timeoutOnce().onAny().networkErrorOnce().onAny().networkErrorOnce();
    expect(await send({ path: 'x' })).toMatchObject({ error: { code: 'timeout', status: 0 } });
    expect(await send({ path: 'x' })).toMatchObject({ error: { code: 'network' } });
    expect(await send({ path: 'x' }, { isOnline: () => false })).toMatchObject({
      error: { code: 'offline' },
    });
  });

  it('can be aborted, before and while it is sent', async () => {
    const silent = axios.create({
      adapter: ({ signal }) =>
        new Promise((_, reject) =>
          signal!.addEventListener!('abort', () => reject(new axios.CanceledError())),
        ),
    });
    const deps = { loadAxios: () => Promise.resolve(silent) };
    expect(await send({ path: 'x', signal: AbortSignal.abort() })).toMatchObject({
      error: { code: 'aborted' },
    });
    const abort = new AbortController();
    const sent = send({ path: 'x', signal: abort.signal }, deps);
    setTimeout(() => abort.abort(), 10);
    expect(await sent).toMatchObject({ error: { code: 'aborted' } });
  });

  it('asks for its code again after it could not be had', async () => {
    edge.onAny().reply(200, '{}', json);
    const loadAxios = jest.fn().mockRejectedValueOnce(new Error('404')).mockResolvedValue(axios);
    const one = client({ loadAxios: loadAxios as unknown as ClientDeps['loadAxios'] });
    expect(await one.send({ path: 'x' })).toMatchObject({ error: { code: 'network' } });
    expect(await one.send({ path: 'x' })).toMatchObject({ outcome: 'done' });
  });
});
