import type { FastifyInstance, FastifyRequest } from 'fastify';
import { demand, demandSession } from '../../data/demand';
import { HttpError } from '../../httpError';
import type { Viewer } from '../../viewer';

/** Throws unless the viewer may make the call, whatever its body. */
export type Need = (request: FastifyRequest) => unknown;

declare module 'fastify' {
  interface FastifyContextConfig {
    needs?: Need;
    /** A refusal names the records of the body that it is about, so the body is read, within its limit. */
    refusesRecords?: boolean;
  }
  interface FastifyRequest {
    /** Refuses the call, unless its handler does so in more detail. */
    refusal: HttpError | null;
  }
}

export const signedIn: Need = ({ viewer }) => demandSession(viewer);

/** Of guests, too. */
export const anybody: Need = () => undefined;

/** One of the permissions, in one category or another. */
export const holds =
  (...permissions: string[]): Need =>
  ({ viewer }) => {
    demandSession(viewer);
    demand(viewer, permissions, { anywhere: true });
  };

/** Applies `check` to the record in the address. An invalid ID is left to validation. */
export const may =
  (check: (viewer: Viewer, id: number) => unknown): Need =>
  async ({ viewer, params }) => {
    demandSession(viewer);
    const { id } = params as { id: string };
    if (/^[1-9]\d{0,9}$/.test(id) && Number(id) <= 2_147_483_647) await check(viewer, Number(id));
  };

const withBody = new Set(['POST', 'PUT', 'PATCH']);

/**
 * Permissions come before bodies: a call that is refused costs nothing, and tells nothing of what it would have taken.
 * A route that takes a body without saying what it needs does not start.
 */
export function needs(app: FastifyInstance): void {
  app.decorateRequest('refusal', null);
  app.addHook('onRoute', ({ method, url, config, schema }) => {
    const takesBody = [method].flat().some((name) => withBody.has(name)) || schema?.body !== undefined;
    if (takesBody && !config?.needs) throw new Error(`${String(method)} ${url} does not say what it needs.`);
  });
  app.addHook('onRequest', async (request) => {
    const { needs: check, refusesRecords } = request.routeOptions.config;
    try {
      await check?.(request);
    } catch (error) {
      if (!refusesRecords || !request.viewer.user || !(error instanceof HttpError)) throw error;
      request.refusal = error;
    }
  });
}
