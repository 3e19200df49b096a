/** The shop behind a proxy that ends TLS, as an operator has it: programs of its own, whose origin is https. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request as send } from 'node:http';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programNamed, waitFor } from '../../../tooling/dev/processes';
import type { FaultyShop } from './faulty-shop';

/** Places in the block of the shop. */
const PORTS = { shell: 1, tls: 3, 'shop-api': 12, metrics: 41 } as const;

export interface TlsShop {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** A certificate for localhost that its maker has signed; undefined where there is no `openssl`. */
function makeCertificate(folder: string): { readonly key: Buffer; readonly cert: Buffer } | undefined {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1'],
    ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', cert],
  ]);
  return made.status === 0 ? { key: readFileSync(key), cert: readFileSync(cert) } : undefined;
}

/** @returns undefined where no certificate can be made */
export async function startTlsShop({ shop, group }: FaultyShop): Promise<TlsShop | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-tls-'));
  group.atStop(() => rmSync(folder, { recursive: true, force: true }));
  const certificate = makeCertificate(folder);
  if (!certificate) return undefined;
  const port = (name: keyof typeof PORTS) => String(shop.base + PORTS[name]);
  const origin = `https://localhost:${port('tls')}`;

  const edge = createServer(certificate, (request, response) => {
    const { host = '' } = request.headers;
    const headers = {
      ...request.headers,
      'x-forwarded-for': request.socket.remoteAddress,
      'x-forwarded-host': host,
      'x-forwarded-proto': 'https',
    };
    const onward = send(
      { host: '127.0.0.1', port: port('shell'), path: request.url, method: request.method, headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });

  const common = {
    SHOP_ORIGIN: origin,
    SHOP_API_URL: `http://127.0.0.1:${port('shop-api')}`,
    // Stand-ins refuse to start with an https origin.
    STAND_INS: 'off',
    NODE_ENV: 'test',
    REFERENCE_CATALOGUE: 'import',
  };
  const own = {
    'shop-api': { API_PORT: port('shop-api'), DATA_DIR: join(folder, 'api') },
    shell: {
      PORT: port('shell'),
      METRICS_PORT: port('metrics'),
      DATA_DIR: join(folder, 'shell'),
      TRUST_PROXY: '1',
      TEAM_OIDC_ISSUER: '',
      TEAM_OIDC_CLIENT_ID: '',
      TEAM_OIDC_CLIENT_SECRET: '',
      TEAM_OIDC_MEMBER: '',
    },
  };
  const names: string[] = [];
  for (const [name, env] of Object.entries(own)) {
    const program = programNamed(shop.programs, name);
    names.unshift(`${name} behind TLS`);
    await group.start({ ...program, name: `${name} behind TLS`, env: { ...program.env, ...common, ...env } });
    if (name === 'shop-api') await waitFor(`${common.SHOP_API_URL}/health/ready`);
  }
  await waitFor(`http://127.0.0.1:${port('shell')}/health/ready`);
  await new Promise<void>((resolve) => edge.listen(Number(port('tls')), resolve));
  return {
    origin,
    stop: async () => {
      edge.close();
      edge.closeAllConnections();
      for (const name of names) await group.kill(name);
    },
  };
}
