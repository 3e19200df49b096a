/** docker-compose.yml and the image, which no test runs: what can be read from the files. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import { ROOT } from '../build/packages';
import { publicKeyFile } from '../release/signing-key';
import composeSchema from './compose-spec.json';

interface Service {
  readonly image: string;
  readonly user?: string;
  readonly command?: string;
  readonly profiles?: readonly string[];
  readonly restart?: string;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly cap_drop?: readonly string[];
}

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const { services } = parse(read('docker-compose.yml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
};
const named = Object.entries(services);
/** PostgreSQL's image changes to its own user by itself. */
const own = named.filter(([name]) => name !== 'postgres');
const ports: Readonly<Record<string, string>> = {
  'shop-api-1': '3010',
  'shop-api-2': '3010',
  cms: '3030',
  identity: '3020',
  'shell-1': '3000',
  'shell-2': '3000',
};

test('it is a file of the Compose Specification', () => {
  // The schema of compose-spec/compose-spec, commit 170098b (Apache-2.0). Its name for draft 7 is one that Ajv does not know.
  const { $schema: _draft, ...schema } = composeSchema;
  const validator = addFormats(new Ajv({ strict: false, allErrors: true }));
  const isValid = validator.validate(schema, parse(read('docker-compose.yml'), { merge: true }));
  expect([isValid, validator.errors]).toEqual([true, null]);
});

test.each(named)('%s holds no secret in the file', (_name, { environment = {} }) => {
  const secrets = Object.entries(environment).filter(([variable]) => /KEY$|PASSWORD|SECRET|_URL$/.test(variable));
  for (const [variable, value] of secrets) {
    if (/_URL$/.test(variable)) expect(value).not.toMatch(/:\/\/[^:/@]+:(?!\$\{\w+:\?)[^@]*@/);
    else expect([variable, value]).toEqual([variable, expect.stringMatching(/^\$\{\w+:(?:\?|-\}$)/)]);
  }
});

test('the key that signs registries is mounted by the job that releases, and by nothing else; shells read the public one', () => {
  const mounts = named.flatMap(([name, { volumes = [] }]) => volumes.map((volume) => [name, ...volume.split(':')]));
  const { REGISTRY_SIGNING_KEY_FILE: key = '' } = services['registry']?.environment ?? {};
  const [[, volume] = []] = mounts.filter(([name, , folder]) => name === 'registry' && folder === dirname(key));
  expect(mounts.filter(([, source]) => source === volume).map(([name]) => name)).toEqual(['registry']);
  for (const shell of ['shell-1', 'shell-2']) {
    const file = services[shell]?.environment?.['REGISTRY_PUBLIC_KEY_FILE'] ?? '';
    expect(file).toBe(publicKeyFile('/registry/registry.json'));
    expect(mounts).toContainEqual([shell, 'registry', dirname(file), 'ro']);
  }
});

test.each(own)('%s runs as an unprivileged user, without capabilities', (_name, { user, cap_drop }) => {
  expect(['node', 'nginx', '10001:node']).toContain(user);
  expect(cap_drop).toEqual(['ALL']);
});

test.each(['1', '2'])(
  'renderer %s is sealed: it shares with its shell the socket and the builds, and nothing else',
  (one) => {
    const renderer = services[`renderer-${one}`];
    const shell = services[`shell-${one}`];
    expect(renderer).toMatchObject({
      network_mode: 'none',
      read_only: true,
      security_opt: ['no-new-privileges:true'],
      mem_limit: '3g',
      pids_limit: 512,
      cpus: 2,
      volumes: [`builds-${one}:/data/builds:ro`, `renderer-${one}:/renderer`],
    });
    expect(renderer?.user).not.toBe(shell?.user);
    expect(renderer).not.toHaveProperty('privileged');
    expect(Object.keys(renderer?.environment ?? {})).toEqual(['RENDERER_SOCKET', 'BUILDS_DIR']);
    expect(shell?.environment?.['RENDERER_SOCKET']).toBe(renderer?.environment?.['RENDERER_SOCKET']);
    expect(shell?.volumes).toEqual(expect.arrayContaining([`builds-${one}:/data/builds`, `renderer-${one}:/renderer`]));
  },
);

test.each(named.filter(([, { restart }]) => restart !== 'no'))('%s has a health check', (_name, { healthcheck }) => {
  expect(healthcheck?.test.length).toBeGreaterThan(1);
});

test.each(Object.entries(ports))(
  'the health check of %s asks the port %s that the program listens on',
  (name, port) => {
    expect(services[name]?.healthcheck?.test.join(' ')).toMatch(new RegExp(`/health/ready ${port}$`));
  },
);

test('the CMS listens for other containers, on the port that is published', () => {
  expect(services['cms']).toMatchObject({
    environment: { CMS_HOST: '0.0.0.0', CMS_PORT: '3030' },
    ports: ['127.0.0.1:3030:3030'],
  });
});

test.each([
  ['edge.conf', 'edge', '8080', ['shell-1:3000', 'shell-2:3000']],
  ['shop-api.conf', 'shop-api', '3010', ['shop-api-1:3010', 'shop-api-2:3010']],
])(
  '%s, which `npm run topology` runs with, names containers of the file and the port that is listened on',
  (file, proxy, port, upstreams) => {
    const config = read(`tooling/dev/proxy/${file}`);
    expect([...config.matchAll(/server ([\w-]+:\d+)/g)].map(([, address]) => address)).toEqual(upstreams);
    expect(config).toContain(`listen ${port};`);
    expect(services[proxy]?.volumes).toContain(`./tooling/dev/proxy/${file}:/etc/nginx/conf.d/default.conf:ro`);
    for (const upstream of upstreams) expect(services).toHaveProperty([upstream.split(':')[0] ?? '']);
  },
);

test('only the edge, the CMS and the identity provider are published, on this machine alone', () => {
  const published = named.flatMap(([name, { ports: open = [] }]) => open.map((address) => [name, address]));
  expect(published).toEqual([
    ['cms', '127.0.0.1:3030:3030'],
    ['identity', '127.0.0.1:3020:3020'],
    ['edge', '127.0.0.1:3000:8080'],
  ]);
});

test('a stand-in with development users runs only by its profile, and has no database of the shop', () => {
  const standIns = named.filter(([, { environment }]) => environment && 'STAND_INS' in environment);
  expect(standIns.map(([name, { profiles }]) => [name, profiles])).toEqual([
    ['operator', ['reference']],
    ['identity', ['reference']],
  ]);
  expect(named.filter(([, { command }]) => command?.includes('identity.js'))).toHaveLength(1);
  expect(services['identity']?.environment).not.toHaveProperty('DATABASE_URL');
});

test.each(['EDGE_KEY', 'CHANNEL_API_KEY', 'SHOP_ORIGIN', 'OIDC_ISSUER', 'DATABASE_URL'])(
  'the API is given %s',
  (name) => {
    expect(services['shop-api-1']?.environment).toHaveProperty(name);
  },
);

test.each(['EDGE_KEY', 'TRUST_PROXY', 'SHOP_ORIGIN', 'OIDC_ISSUER', 'REGISTRY_PUBLIC_KEY_FILE', 'CHANNEL_API_KEY'])(
  'the shells are given %s',
  (name) => {
    for (const shell of ['shell-1', 'shell-2']) expect(services[shell]?.environment).toHaveProperty(name);
  },
);

test.each(['DATA_DIR', 'REGISTRY_FILE'])('the image names %s on a volume', (name) => {
  expect(read('tooling/Dockerfile')).toMatch(new RegExp(`^ENV .*\\b${name}=/(data|registry)`, 'm'));
});

test('the image is made from the active LTS of Node, without files that hold secrets or data', () => {
  expect(read('tooling/Dockerfile')).toMatch(/^FROM node:24-/m);
  expect(read('tooling/Dockerfile')).toMatch(/^USER node$/m);
  const ignored = read('.dockerignore').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['**/.env', '**/.env.*', '**/*.pem', '.data*', '.git']));
});
