/**
 * `npm run conformance -- --url <origin>`: whether a running system answers what the shop's pages need, capability by capability. The system of a
 * capability may have an address of its own, in the same settings as the shell's: CATALOGUE_URL, SEARCH_URL, CART_URL, ACCOUNTS_URL, DELIVERY_URL,
 * CHANNEL_URL.
 *
 *     --only cart,search   the capabilities that are asked for; the catalogue is read in any case, because products come from it
 *     --report <file>      default .reports/conformance.md
 *     --token, --phone     access token and phone number of a test customer
 *
 * CHANNEL_API_KEY is the key of the channel, SHOP_ORIGIN the shop's own origin. The command makes an order with lines and empties it. It ends with
 * 1 when something does not hold, or a capability could not be tried at all.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { CommandError, exitOnCommandError } from '../build/packages';
import { askAccounts } from './calls/accounts';
import { askCart } from './calls/cart';
import { askCatalogue } from './calls/catalogue';
import { askChannel } from './calls/channel';
import { askDelivery } from './calls/delivery';
import { askSearch } from './calls/search';
import { type Addresses, CAPABILITIES, type Capability, createProbe, type Finding } from './probe';
import { allHold, reportOf } from './report';

export interface Question extends Addresses {
  readonly only: readonly Capability[];
  readonly customer?: { readonly accessToken: string; readonly phoneNumber: string } | undefined;
}

/** Asks in the order of a purchase: each capability by what the ones before it have. */
export async function askAll({ only, customer, ...addresses }: Question): Promise<readonly Finding[]> {
  const probe = createProbe(addresses);
  const found = await askCatalogue(probe);
  const asks: Readonly<Record<Exclude<Capability, 'catalogue'>, () => Promise<void>>> = {
    search: () => askSearch(probe, found),
    cart: () => askCart(probe, found),
    accounts: () => askAccounts(probe, customer),
    delivery: () => askDelivery(probe),
    channel: () => askChannel(probe, found),
  };
  for (const capability of only) if (capability !== 'catalogue') await asks[capability]();
  return probe.findings.filter(({ capability }) => only.includes(capability));
}

function questionOf(options: Readonly<Record<string, string | undefined>>, env = process.env): Question {
  const only = options.only?.split(',') ?? CAPABILITIES;
  const unknown = only.find((name) => !CAPABILITIES.includes(name as Capability));
  if (unknown !== undefined)
    throw new CommandError(`There is no capability «${unknown}». There are: ${CAPABILITIES.join(', ')}.`);
  const addressOf = (capability: Capability) => {
    const given = env[`${capability.toUpperCase()}_URL`] ?? options.url;
    if (given === undefined || !URL.canParse(given))
      throw new CommandError(`Which system? npm run conformance -- --url <origin>, or ${capability.toUpperCase()}_URL`);
    return new URL(given).origin;
  };
  const { token, phone } = options;
  return {
    systems: Object.fromEntries(CAPABILITIES.map((name) => [name, addressOf(name)])) as Addresses['systems'],
    channelApiKey: env.CHANNEL_API_KEY ?? 'reference',
    shopOrigin: env.SHOP_ORIGIN ?? addressOf('accounts'),
    only: only as readonly Capability[],
    customer: token === undefined ? undefined : { accessToken: token, phoneNumber: phone ?? '' },
  };
}

async function main(): Promise<void> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { url: text, only: text, report: text, token: text, phone: text } });
  const question = questionOf(values);
  const findings = await askAll(question);
  const file = values.report ?? '.reports/conformance.md';
  mkdirSync(dirname(file), { recursive: true });
  const report = reportOf(findings, question.systems);
  writeFileSync(file, report);
  console.log(`${report}\nWritten to ${file}.`);
  process.exitCode = allHold(findings) ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main().catch(exitOnCommandError);
