/** Mails for shoppers: written with the change that they tell, in one statement, and sent afterwards. */
import { createTransport } from 'nodemailer';
import type { Config } from '../config/env';
import type { Database } from '../database';
import { AT_ONCE, LEASE_MS, nextTry, TIMEOUT_MS } from './tries';

/** From this code of SMTP on, another try would have the same answer. */
const REFUSED = 500;

/** A mail in plain text. */
export interface Mail {
  readonly subject: string;
  readonly body: string;
  /** Address that ends what the mail is about by one POST (RFC 8058); null: there is nothing left to end. */
  readonly unsubscribe: string | null;
}

/**
 * Part of a statement that stores mails.
 *
 * @param source relation of `recipient`, `subject`, `body`, `unsubscribe` @param now parameter with the time
 */
export const insertMails = (source: string, now: string): string =>
  `INSERT INTO mail (recipient, subject, body, unsubscribe, created_at, next_try_at)
    SELECT recipient, subject, body, unsubscribe, ${now}::timestamptz, ${now}::timestamptz FROM ${source}`;

interface DueMail extends Mail {
  readonly id: string;
  readonly recipient: string;
  readonly tries: number;
}

interface DeliveryOptions {
  readonly database: Database;
  readonly mail: NonNullable<Config['mail']>;
  readonly now: () => Date;
  /** A mail was given up, after so many tries. */
  readonly onGivenUp: (tries: number) => void;
}

/**
 * Sends the mails that are due over SMTP. A mail whose answer is lost is sent again: by its Message-ID a mailbox knows it.
 *
 * @returns how many there were
 */
export async function deliverMails({ database, mail, now, onGivenUp }: DeliveryOptions): Promise<number> {
  const due = await database.query<DueMail>(
    `UPDATE mail SET tries = tries + 1, next_try_at = $2 WHERE id IN (
       SELECT id FROM mail WHERE next_try_at <= $1 ORDER BY next_try_at LIMIT $3 FOR UPDATE SKIP LOCKED)
     RETURNING id, recipient, subject, body, unsubscribe, tries`,
    [now().toISOString(), new Date(now().getTime() + LEASE_MS).toISOString(), AT_ONCE],
  );
  if (due.length === 0) return 0;
  const transport = createTransport({
    url: mail.url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  try {
    await Promise.all(due.map(sendOne));
  } finally {
    transport.close();
  }
  return due.length;

  async function sendOne({ id, recipient, subject, body, unsubscribe, tries }: DueMail): Promise<void> {
    const outcome = await transport
      .sendMail({
        messageId: `<mail-${id}@${new URL(mail.shopOrigin).hostname}>`,
        from: mail.from,
        to: recipient,
        subject,
        text: body,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribe !== null && {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      })
      .then(
        () => 'sent',
        // Without the error's text, which names the address.
        ({ responseCode = 0 }: { readonly responseCode?: number }) => (responseCode >= REFUSED ? 'refused' : 'failed'),
      );
    const next = outcome === 'failed' ? nextTry(tries, now()) : null;
    if (next)
      return void (await database.query('UPDATE mail SET next_try_at = $2 WHERE id = $1', [id, next.toISOString()]));
    await database.query('DELETE FROM mail WHERE id = $1', [id]);
    if (outcome !== 'sent') onGivenUp(tries);
  }
}
