import { describeMissing } from 'shared-domain/servers/settings';

/**
 * Checks the settings that a program refuses to start with. STAND_INS=on means a developer's machine: customers are made up, and nothing must be
 * configured.
 * Without it, NODE_ENV=production means an operator's shop, which has no default for a secret or an address.
 */
type Environment = Readonly<Record<string, string | undefined>>;

/** What an operator's shop needs. */
export const REQUIRED = ['EDGE_KEY', 'CHANNEL_API_KEY', 'SHOP_ORIGIN', 'OIDC_ISSUER', 'DATABASE_URL'] as const;
const ORIGINS = ['SHOP_ORIGIN', 'OIDC_ISSUER'] as const;
const DATABASES = ['DATABASE_URL'] as const;

export const hasStandIns = ({ STAND_INS }: Environment): boolean => STAND_INS === 'on';

const isLocal = (host: string): boolean =>
  host === '' || host.startsWith('/') || /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host);

/** Any other address is refused where the settings are read. pg lets the query name another host. */
function isOnAnotherMachine(databaseUrl: string): boolean {
  if (!/^postgres(ql)?:/i.test(databaseUrl)) return false;
  const authority = /^[a-z]+:\/\/(?:[^@/?#]*@)?(\[[^\]]*\]|[^:/?#]*)/i.exec(databaseUrl)?.[1];
  const hosts = new URLSearchParams(databaseUrl.split('?', 2)[1] ?? '').getAll('host');
  return authority === undefined || ![authority, ...hosts].every(isLocal);
}

/** @throws Error that names each variable that does not go with STAND_INS=on */
export function checkStandIns(env: Environment): void {
  const wrong = [
    ...ORIGINS.filter((name) => env[name]?.toLowerCase().startsWith('https:')),
    ...DATABASES.filter((name) => env[name] && isOnAnotherMachine(env[name])),
  ];
  if (hasStandIns(env) && wrong.length > 0)
    throw new Error(
      `STAND_INS=on is for a developer's machine, with made-up customers. It does not start with an https origin or another machine's database: ${wrong.join(', ')}`,
    );
}

/** @throws Error that names every setting that this start lacks */
export function checkStart(env: Environment): void {
  checkStandIns(env);
  const problem = describeMissing('shop API', env, REQUIRED);
  if (problem !== null) throw new Error(problem);
}

interface SystemError extends Error {
  readonly code?: string;
  readonly port?: number;
  readonly address?: string;
}

/** One line for the terminal about why a server could not start, with a remedy if there is one. */
export function describeStartError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, port, message } = error as SystemError;
  if (code === 'EADDRINUSE')
    return `Port ${port ?? '?'} is taken by another program. Stop it, or set API_PORT to another port.`;
  if (code === 'EACCES') return `${message}. Choose a port above 1023 and a folder that may be written.`;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    return `The database of DATABASE_URL cannot be reached (${code}).`;
  return message || error.name;
}
