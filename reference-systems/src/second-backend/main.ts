/** The second back end as a program. Its settings have no defaults but the port. */
import { startBackend } from './server';

const setting = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
};

void startBackend({
  port: Number(process.env.PORT ?? 3040),
  journalFile: setting('JOURNAL_FILE'),
  issuer: setting('OIDC_ISSUER'),
  orderClients: JSON.parse(setting('ORDER_API_CLIENTS')) as Readonly<Record<string, string>>,
  webhooks: { urls: setting('WEBHOOK_URLS').split(/\s+/), secret: setting('WEBHOOK_SECRET') },
  shopOrigin: setting('SHOP_ORIGIN'),
}).then(({ port }) => {
  console.log(`second back end http://127.0.0.1:${port}`);
  process.send?.({ listening: port });
});
