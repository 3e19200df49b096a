import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SHELL_COOKIES } from 'shared-domain/contracts/storage-keys';

const { name: PASS_COOKIE, maxAgeSeconds } = SHELL_COOKIES.checkoutPass;

export const passOf = ({ cookies }: Pick<FastifyRequest, 'cookies'>): string | null => cookies[PASS_COOKIE] ?? null;

/** @param isSecure whether the shop is served by https @param pass null: there is none to keep */
export function keepPass(reply: FastifyReply, pass: string | null, isSecure: boolean): void {
  if (pass === null) return;
  const options: CookieSerializeOptions = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: maxAgeSeconds,
  };
  void reply.setCookie(PASS_COOKIE, pass, options);
}
