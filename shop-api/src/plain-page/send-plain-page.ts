import type { FastifyReply } from 'fastify';
import type { Html } from './html';
import { plainPageHeaders, renderPlainPage } from './plain-page';

export type SendPlainPage = (reply: FastifyReply, title: string, content: Html) => FastifyReply;

/** Answers with pages under the shop's name that lead home. */
export const plainPages =
  (brand: string, homeHref: string): SendPlainPage =>
  (reply, title, content) =>
    reply.headers(plainPageHeaders()).send(renderPlainPage({ title, brand, homeHref, content }));
