/** A proxy between two programs of the shop, at which a test switches faults on and off. */
import { createServer, type IncomingMessage, request as send, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

export const NETWORK_FAULTS = [
  'refused',
  'DNS',
  'hang',
  '404',
  '429',
  '500',
  'html',
  'malformed',
  'drift',
  'corrupt',
  'truncated',
  'slow',
] as const;
export type NetworkFault = (typeof NETWORK_FAULTS)[number];

interface Fault {
  readonly kind: NetworkFault;
  /** Matches path and query; default every request. */
  readonly on?: RegExp;
  /** The drift; default every member has another name. */
  readonly drift: Drift;
}

/** @returns the answer of an address as it is sent */
export type Drift = (answer: unknown, url: string) => unknown;

/** The name by which the program behind is asked, when names can be lost. */
export interface LosableName {
  lose(): void;
  find(): void;
  /** How often it was looked up in vain since it was lost last. */
  lookups(): number;
}

const SLOW_MS = 1_200;
const HTML = '<!doctype html><html><body><h1>Sign in to the network</h1></body></html>';
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** An answer that is sent without asking the program behind. */
const MADE_UP: Partial<Record<NetworkFault, readonly [status: number, type: string, body: string]>> = {
  404: [404, 'application/json', '{"title":"Not found"}'],
  429: [429, 'application/json', '{"title":"Too many requests"}'],
  500: [500, 'application/json', '{"title":"Internal Server Error"}'],
  html: [200, 'text/html; charset=utf-8', HTML],
  malformed: [200, 'application/json', '{"title": "Half of an ans'],
};

/** Every member has another name, as after a careless change of an API. */
function renamed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renamed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [`${name}V2`, renamed(inner)]));
}

function drifted(json: string, drift: Drift, url: string): string {
  try {
    return JSON.stringify(drift(JSON.parse(json), url));
  } catch {
    return json;
  }
}

/** Other bytes of the same length. */
const corrupted = (body: Buffer) => {
  const middle = Math.floor(body.length / 2);
  return Buffer.concat([body.subarray(0, middle), Buffer.alloc(body.length - middle, '#')]);
};

export class FaultProxy {
  #hits = 0;
  #fault: Fault | undefined;
  #held: (() => void)[] = [];
  readonly #server: Server;

  /** @param target origin of the program behind @param name by which it is asked @param own answers some paths itself, by the path */
  constructor(
    readonly target: string,
    readonly name?: LosableName,
    own: (path: string) => string | undefined = () => undefined,
  ) {
    this.#server = createServer((request, response) => {
      const answer = own(request.url ?? '/');
      if (answer !== undefined) return void response.end(answer);
      this.#answer(request, response).catch(() => response.destroy());
    });
  }

  listen(port: number): Promise<void> {
    return new Promise((resolve, reject) =>
      this.#server.once('error', reject).listen(port, '127.0.0.1', () => resolve()),
    );
  }

  close(): void {
    this.heal();
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** Requests, or lookups of its name, that the fault in force has met. */
  get hits(): number {
    return this.#hits + (this.name?.lookups() ?? 0);
  }

  break(kind: NetworkFault, on?: RegExp, drift: Drift = renamed): void {
    this.heal();
    this.#hits = 0;
    this.#fault = { kind, drift, ...(on && { on }) };
    if (kind !== 'DNS') return;
    this.name?.lose();
    // A connection that is open needs no name.
    this.#server.closeAllConnections();
  }

  /** Answers that were held back go on, as when a hanging process continues. */
  heal(): void {
    this.#fault = undefined;
    this.name?.find();
    for (const goOn of this.#held.splice(0)) goOn();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const fault = this.#fault;
    const url = request.url ?? '/';
    if (!fault || fault.kind === 'DNS' || (fault.on && !fault.on.test(url))) return this.#pass(request, response);
    this.#hits += 1;
    const { kind } = fault;
    const { [kind]: madeUp } = MADE_UP;
    if (kind === 'refused') return void request.socket.destroy();
    if (madeUp) {
      const [status, type, body] = madeUp;
      return void response.writeHead(status, { 'content-type': type }).end(body);
    }
    if (kind === 'hang') await new Promise<void>((goOn) => this.#held.push(goOn));
    if (kind === 'slow') await wait(SLOW_MS);
    return this.#pass(request, response, fault);
  }

  #pass(request: IncomingMessage, response: ServerResponse, fault?: Fault): Promise<void> {
    const kind = fault?.kind;
    return new Promise((resolve, reject) => {
      // With the host that was asked: the identity provider compares it with the origin of its forms.
      const headers = { ...request.headers };
      if (kind === 'drift') delete headers['accept-encoding'];
      const url = new URL(request.url ?? '/', this.target);
      const onAnswer = async (answer: IncomingMessage) => {
        const body = await buffer(answer);
        const { 'transfer-encoding': _chunks, ...rest } = answer.headers;
        const sent = fault?.kind === 'drift' ? Buffer.from(drifted(body.toString(), fault.drift, url.pathname)) : body;
        const isBodiless = request.method === 'HEAD' || answer.statusCode === 304 || answer.statusCode === 204;
        response.writeHead(answer.statusCode ?? 502, {
          ...rest,
          ...(!isBodiless && { 'content-length': sent.length }),
        });
        if (kind === 'truncated') {
          response.write(sent.subarray(0, sent.length / 2));
          return void setTimeout(() => response.destroy(), 20);
        }
        response.end(kind === 'corrupt' ? corrupted(sent) : sent);
      };
      const onward = send(
        url,
        { method: request.method, headers },
        (answer) => void onAnswer(answer).then(resolve, reject),
      );
      onward.on('error', reject);
      request.pipe(onward);
    });
  }
}
