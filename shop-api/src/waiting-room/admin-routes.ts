import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PATHS } from 'shared-domain/contracts/paths';
import { plainPages } from 'shared-domain/servers/plain-page';
import type { Config } from '../config/env';
import { isSameSecret, requireOwnOrigin } from '../http/client';
import { ProblemError } from '../http/problem';
import { adminPage, readRoomForm } from './admin-page';
import { texts } from './texts/nb';
import type { WaitingRoom } from './waiting-room';

export const ADMIN_PATH = '/api/admin/waiting-room/';

/**
 * Where members of the team open, limit and pause the checkout. The edge signs them in and says who asks; from anybody else's request the page
 * does not exist.
 */
export function registerWaitingRoomAdmin(
  app: FastifyInstance,
  room: WaitingRoom,
  config: Pick<Config, 'edgeKey' | 'brand' | 'shopOrigin'>,
): void {
  if (config.edgeKey === '') return;
  const send = plainPages(config.brand, PATHS.home);

  function memberOf({ headers }: FastifyRequest): string {
    const { 'x-edge-key': key, 'x-shop-member': member } = headers;
    const isEdge = typeof key === 'string' && isSameSecret(key, config.edgeKey);
    if (!isEdge || typeof member !== 'string' || member === '')
      throw new ProblemError({ status: 404, detail: 'There is no such page' });
    return decodeURIComponent(member);
  }

  app.get(ADMIN_PATH, async (request, reply) => {
    memberOf(request);
    const { lagret: saved } = request.query as { readonly lagret?: unknown };
    return send(reply, texts.admin.title, adminPage(await room.report(), { isSaved: saved !== undefined }));
  });

  app.post(ADMIN_PATH, async (request, reply) => {
    const member = memberOf(request);
    requireOwnOrigin(request, config);
    const form = readRoomForm(request.body);
    if ('errors' in form)
      return send(reply.status(422), texts.admin.title, adminPage(await room.report(), { errors: form.errors }));
    await room.change(form.settings, member);
    request.log.info({ member, waitingRoom: form.settings }, 'the waiting room was changed');
    return reply.header('cache-control', 'no-store').redirect(`${ADMIN_PATH}?lagret`, 303);
  });
}
