/** Tells the operator's other systems what became of an order: signed as Standard Webhooks says, tried again while nobody takes it. */
import { Webhook } from 'standardwebhooks';
import { newId } from './journal';

const TRIES_AFTER_MS = [0, 500, 2_000, 10_000];

export type TellOthers = (type: 'order.paid', orderRef: string) => void;

/** @param urls receivers @param secret that they share */
export function eventSender(urls: readonly string[], secret: string): TellOthers {
  const webhook = new Webhook(Buffer.from(secret).toString('base64'));
  const send = (url: string, id: string, body: string) => {
    const now = new Date();
    const headers = {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': webhook.sign(id, now, body),
    };
    return fetch(url, { method: 'POST', headers, body }).then(
      ({ ok }) => ok,
      () => false,
    );
  };
  const insist = async (url: string, id: string, body: string) => {
    for (const pauseMs of TRIES_AFTER_MS) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      if (await send(url, id, body)) return;
    }
    console.error(`The event ${id} was not taken by ${new URL(url).origin}`);
  };
  return (type, orderRef) => {
    const body = JSON.stringify({ type, timestamp: new Date().toISOString(), data: { orderRef, realm: 'B2C' } });
    for (const url of urls) void insist(url, newId(), body);
  };
}
