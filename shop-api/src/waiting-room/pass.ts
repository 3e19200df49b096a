import { createHmac } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import { SHELL_COOKIES } from 'shared-domain/contracts/storage-keys';
import { isSameSecret } from '../http/client';

export interface Pass {
  readonly room: string;
  readonly ticket: string;
  /** A digest of the order that was admitted. */
  readonly subject: string;
  /** Milliseconds since the epoch. */
  readonly expiresMs: number;
}

const signatureOf = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** A pass as text: its fields, which hold nothing personal, and their signature. */
export function signPass({ room, ticket, subject, expiresMs }: Pass, secret: string): string {
  const text = [room, ticket, subject, expiresMs].join('.');
  return `${text}.${signatureOf(text, secret)}`;
}

/** @returns null for a pass that was made up, changed, or has expired */
export function readPass(text: string, secret: string, nowMs: number): Pass | null {
  const end = text.lastIndexOf('.');
  const signed = text.slice(0, Math.max(0, end));
  if (end < 0 || !isSameSecret(text.slice(end + 1), signatureOf(signed, secret))) return null;
  const [room = '', ticket = '', subject = '', expires = ''] = signed.split('.');
  const pass = { room, ticket, subject, expiresMs: Number(expires) };
  return pass.expiresMs > nowMs ? pass : null;
}

const { name: PASS_COOKIE, maxAgeSeconds } = SHELL_COOKIES.checkoutPass;

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
