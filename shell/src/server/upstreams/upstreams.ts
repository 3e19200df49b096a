import { CallGate, type CallOutcome, type CallRefusal } from './call-gate';
import { CAPABILITY_NAMES, type CapabilityName, capabilityOf } from './capabilities';

/** Connections to one system at most. */
const CONNECTIONS = 64;
const MAX_IN_FLIGHT = 4 * CONNECTIONS;

/** Where a capability is, as the operator has set it. */
export interface UpstreamSettings {
  /** Paths are below it. Undefined: the shop has no such system, and its addresses are 404. */
  readonly url: string | undefined;
  /** It is the shop API itself, which shares the edge's secret. */
  readonly isShopApi: boolean;
  readonly takesCookies: boolean;
  readonly timeoutMs?: number | undefined;
  readonly maxInFlight?: number | undefined;
}

export interface Upstream extends UpstreamSettings {
  readonly connections: number;
  readonly gate: CallGate;
}

export type Upstreams = Readonly<Record<CapabilityName, Upstream>>;

export interface CallMetrics {
  /** @param seconds of a call that was made */
  countUpstreamCall(capability: string, outcome: CallOutcome | CallRefusal, seconds?: number): void;
}

/** @param label of its metrics */
export const createGate = (label: CapabilityName | 'files', metrics: CallMetrics, maxInFlight = MAX_IN_FLIGHT) =>
  new CallGate({
    maxInFlight,
    onSettled: (outcome, seconds) => metrics.countUpstreamCall(label, outcome, seconds),
    onRefused: (refusal) => metrics.countUpstreamCall(label, refusal),
    clock: () => performance.now(),
  });

export const connectionsFor = (maxInFlight = MAX_IN_FLIGHT): number => Math.min(maxInFlight, CONNECTIONS);

export const createUpstreams = (
  settings: Readonly<Record<CapabilityName, UpstreamSettings>>,
  metrics: CallMetrics,
): Upstreams =>
  Object.fromEntries(
    CAPABILITY_NAMES.map((name): [string, Upstream] => {
      const { maxInFlight } = settings[name];
      const gate = createGate(name, metrics, maxInFlight);
      return [name, { ...settings[name], gate, connections: connectionsFor(maxInFlight) }];
    }),
  ) as Record<CapabilityName, Upstream>;

/** The system that a path belongs to, and its address there. Undefined when it is no system's. */
export function destinationOf(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  upstreams: Partial<Upstreams>,
): { readonly upstream: Upstream; readonly address: string } | undefined {
  const name = capabilityOf(pathname);
  const upstream = name && upstreams[name];
  return upstream?.url === undefined ? undefined : { upstream, address: `${upstream.url}${pathname}${search}` };
}
