import type { FastifyReply } from 'fastify';
import type { Brand } from 'shared-domain/brand';
import type { Html } from './html';
import { plainPageHeaders, renderPlainPage } from './plain-page';

export type SendPlainPage = (reply: FastifyReply, title: string, content: Html) => FastifyReply;

/** Sends pages with the shop's word mark, which links to the home page. */
export const plainPages =
  (brand: Brand, homeHref: string): SendPlainPage =>
  (reply, title, content) =>
    reply.headers(plainPageHeaders({ brand })).send(renderPlainPage({ title, brand, homeHref, content }));
