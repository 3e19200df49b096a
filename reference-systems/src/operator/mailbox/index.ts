import type { FastifyInstance } from 'fastify';
import { type Html, html, plainPages } from 'shared-domain/servers/plain-page';
import type { OperatorConfig } from '../config';
import { texts } from '../texts/nb';
import { openMailbox, type ReceivedMail } from './mailbox';

/** Everybody's mailbox, to look at what the shop sends: a mail server, and a page of what it got. */
export async function registerMailbox(
  app: FastifyInstance,
  { mailPort, host, brand, shopOrigin }: OperatorConfig,
): Promise<void> {
  const mailbox = await openMailbox({ port: mailPort, host });
  app.addHook('onClose', () => mailbox.close());
  const send = plainPages(brand, shopOrigin);
  app.get('/post/', (_request, reply) =>
    send(reply.header('cache-control', 'no-store'), texts.mailbox, page(mailbox.mails, shopOrigin)),
  );
}

const page = (mails: readonly ReceivedMail[], shopOrigin: string): Html => html`<h1>${texts.mailbox}</h1>
<p>${mails.length === 0 ? texts.noMails : texts.mailboxLead}</p>
${mails.map(
  ({ to, from, subject, text }) => html`<div class="card"><h2>${subject}</h2>
<p>${texts.fromTo(from, to)}</p>
${text.split('\n').map((line) => html`<p>${line.startsWith(`${shopOrigin}/`) ? html`<a class="link" href="${line}">${line}</a>` : line}</p>`)}</div>`,
)}`;
