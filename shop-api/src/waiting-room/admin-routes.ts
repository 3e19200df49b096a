import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PATHS } from 'shared-domain/contracts/paths';
import type { Config } from '../config/env';
import { isSameSecret, requireOwnOrigin } from '../http/client';
import { ProblemError } from '../http/problem';
import { plainPages } from '../plain-page';
import { adminPage, readRoomForm } from './admin-page';
import { texts } from './texts/nb';
import type { WaitingRoom } from './waiting-room';

export const ADMIN_PATH = '/api/admin/waiting-room/';

/**
 * Where the staff open, limit and pause the checkout. Basic authentication, any user name; without ADMIN_PASSWORD the page does not exist.
 */
export function registerWaitingRoomAdmin(
  app: FastifyInstance,
  room: WaitingRoom,
  config: Pick<Config, 'adminPassword' | 'brand' | 'shopOrigin'>,
): void {
  const { adminPassword: password } = config;
  if (password === undefined) return;
  const send = plainPages(config.brand, PATHS.home);

  function requirePassword({ headers }: FastifyRequest, reply: FastifyReply): void {
    const [, encoded = ''] = /^Basic ([\w+/=]{1,500})$/i.exec(headers.authorization ?? '') ?? [];
    const given = Buffer.from(encoded, 'base64').toString('utf8');
    if (given.includes(':') && isSameSecret(given.slice(given.indexOf(':') + 1), password ?? '')) return;
    void reply.header('www-authenticate', 'Basic realm="Waiting room", charset="UTF-8"');
    throw new ProblemError({ status: 401, detail: 'The password of the waiting room is needed' });
  }

  app.get(ADMIN_PATH, async (request, reply) => {
    requirePassword(request, reply);
    const { lagret: saved } = request.query as { readonly lagret?: unknown };
    return send(reply, texts.admin.title, adminPage(await room.report(), { isSaved: saved !== undefined }));
  });

  app.post(ADMIN_PATH, async (request, reply) => {
    requirePassword(request, reply);
    requireOwnOrigin(request, config);
    const form = readRoomForm(request.body);
    if ('errors' in form)
      return send(reply.status(422), texts.admin.title, adminPage(await room.report(), { errors: form.errors }));
    await room.change(form.settings);
    request.log.info({ waitingRoom: form.settings }, 'the waiting room was changed');
    return reply.header('cache-control', 'no-store').redirect(`${ADMIN_PATH}?lagret`, 303);
  });
}
