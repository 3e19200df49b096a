/**
 * Asks a running system what the shop's pages ask it, with the pages' own clients, and keeps what does not hold. A client reports a failure and goes
 * on without the answer (F8-1); here the report is the finding.
 */
import { REFERENCE_BRAND } from 'shared-domain/brand/parse-brand';
import type { Result } from 'shared-domain/kernel';
import { setConfig } from 'shared-domain/runtime/config';
import { setErrorReporter } from 'shared-domain/runtime/error-report';
import type { HttpFailure } from 'shared-domain/runtime/http';

export const CAPABILITIES = ['catalogue', 'search', 'cart', 'accounts', 'delivery', 'channel'] as const;
export type Capability = (typeof CAPABILITIES)[number];

export interface Finding {
  readonly capability: Capability;
  /** Method and path as the contracts record them, or the name of a query. */
  readonly call: string;
  /** Empty: it holds. */
  readonly problems: readonly string[];
  /** It could not be asked, because an earlier answer lacks what is needed. */
  readonly reason?: string;
  readonly milliseconds: number;
}

/** The call cannot be tried with what the system has. */
class NotTried extends Error {}
/** The answer cannot be used; the report of the client says why. */
class Unusable extends Error {}

/** What a call needs from an answer before it. @throws when there is none, and the call counts as not tried */
export function needed<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new NotTried(`no ${what} was found`);
  return value;
}

/** @throws when the answer failed: the client has reported it */
export function answered<Value>(result: Result<Value, HttpFailure> | Value | null): Value {
  if (result === null) throw new Unusable();
  if (typeof result === 'object' && 'ok' in (result as object)) {
    const known = result as Result<Value, HttpFailure>;
    if (!known.ok) throw new Unusable();
    return known.value;
  }
  return result as Value;
}

export type Expect = (holds: boolean, problem: string) => void;

export interface Addresses {
  /** Origin of each system, without a slash at the end. */
  readonly systems: Readonly<Record<Capability, string>>;
  readonly channelApiKey: string;
  /** Origin of the shop's pages: browsers send it with what they post. */
  readonly shopOrigin: string;
}

/** Members of a schema's failure: `flatten` of valibot. */
interface Flat {
  readonly root?: readonly string[];
  readonly nested?: Readonly<Record<string, readonly string[]>>;
}

/** The first members that differ: the rest mostly follows from them. */
const MEMBERS_NAMED = 5;

function reportText(error: unknown, { path, name, status, kind }: Readonly<Record<string, unknown>>): string {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  const { root = [], nested = {} } = (cause ?? {}) as Flat;
  const members = Object.entries(nested).map(([member, texts]) => `${member}: ${texts.join(', ')}`);
  const shape = [...root, ...members.slice(0, MEMBERS_NAMED)];
  if (members.length > MEMBERS_NAMED) shape.push(`and ${members.length - MEMBERS_NAMED} members more`);
  const network = [kind, status, cause instanceof Error && cause.message].flatMap((each) =>
    typeof each === 'string' || typeof each === 'number' ? [each] : [],
  );
  const where = [path, name].find((each) => typeof each === 'string') ?? message;
  return `${where}: ${shape.length > 0 ? shape.join('; ') : network.join(' ')}`;
}

/** Sends what a browser would on a page of the shop. */
function sendAsAPage(shopOrigin: string): void {
  const network = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    if (request.method !== 'GET') request.headers.set('origin', shopOrigin);
    return network(request);
  };
}

export function createProbe({ systems, channelApiKey, shopOrigin }: Addresses) {
  sendAsAPage(shopOrigin);
  const findings: Finding[] = [];
  let reports: string[] = [];
  setErrorReporter({
    error: (error, context) => reports.push(reportText(error, context)),
    warning: () => undefined,
  });
  const configure = (capability: Capability) =>
    setConfig({
      brand: REFERENCE_BRAND,
      apiBase: `${systems[capability]}/api`,
      channelUrl: `${systems.channel}/graphql`,
      channelApiKey,
      issuer: systems.accounts,
      clientId: 'conformance',
      shopOrigin: systems[capability],
      freeShippingLimitNok: 0,
      checkoutPaths: { B2C: '/', B2B: '/' },
    });

  return {
    findings: findings as readonly Finding[],
    originOf: (capability: Capability) => systems[capability],
    /** Makes one call, or a few of the same kind. @returns what the call found, for the calls after it */
    async ask<Found>(
      capability: Capability,
      call: string,
      make: (expect: Expect) => Promise<Found>,
    ): Promise<Found | undefined> {
      configure(capability);
      reports = [];
      const problems: string[] = [];
      const began = performance.now();
      const end = (reason?: string) =>
        void findings.push({
          capability,
          call,
          problems: [...new Set([...reports, ...problems])],
          ...(reason !== undefined && { reason }),
          milliseconds: Math.round(performance.now() - began),
        });
      try {
        const found = await make((holds, problem) => void (holds || problems.push(problem)));
        end();
        return found;
      } catch (error) {
        if (error instanceof NotTried) end(error.message);
        else {
          if (!(error instanceof Unusable)) problems.push(error instanceof Error ? error.message : String(error));
          end();
        }
        return undefined;
      }
    },
  };
}

export type Probe = ReturnType<typeof createProbe>;
