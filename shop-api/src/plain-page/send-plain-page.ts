import type { FastifyReply } from 'fastify';
import type { Brand } from 'shared-domain/brand';
import type { Html } from './html';
import { plainPageHeaders, renderPlainPage } from './plain-page';

export type SendPlainPage = (reply: FastifyReply, title: string, content: Html) => FastifyReply;

/** Answers with pages under the shop's word mark, which leads home. */
export const plainPages =
  (brand: Brand, homeHref: string): SendPlainPage =>
  (reply, title, content) =>
    reply.headers(plainPageHeaders({ brand })).send(renderPlainPage({ title, brand, homeHref, content }));
