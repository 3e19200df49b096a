import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as its reader sees it. */
export interface ReceivedMail {
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  /** By lower-case name. */
  readonly headers: ReadonlyMap<string, string>;
}

/** The last mails are kept. */
const MOST = 50;
const LARGEST_BYTES = 1024 * 1024;

export interface Mailbox {
  readonly port: number;
  /** The newest first. */
  readonly mails: readonly ReceivedMail[];
  close(): Promise<void>;
}

/** A mail server of everybody's mailbox: it takes each mail over SMTP, but those to `avvist.example`, and delivers none of them. */
export async function openMailbox({ port, host }: { readonly port: number; readonly host: string }): Promise<Mailbox> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    size: LARGEST_BYTES,
    onRcptTo: ({ address }, _session, done) =>
      done(
        address.endsWith('@avvist.example') ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null,
      ),
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.once('end', () => {
        PostalMime.parse(Buffer.concat(parts)).then((mail) => {
          mails.unshift(toReceived(mail));
          mails.splice(MOST);
          done();
        }, done);
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

const toReceived = ({ to, from, subject = '', text = '', headers }: Email): ReceivedMail => ({
  to: to?.map(({ address }) => address).join(', ') ?? '',
  from: from ? [from.name, from.address && `<${from.address}>`].filter(Boolean).join(' ') : '',
  subject,
  text,
  headers: new Map(headers.map(({ key, value }) => [key, value])),
});
