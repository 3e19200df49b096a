import { logIn, renewSilently, startTestIdentity, TestBrowser, type TestIdentity } from './testing';

/** Starting a database and a process takes seconds on a busy machine. */
jest.setTimeout(90_000);

const databaseUrl = process.env.TEST_DATABASE_URL;
const STORES: Readonly<Record<string, Parameters<typeof startTestIdentity>[0]>> = {
  'a folder': {},
  ...(databaseUrl && { PostgreSQL: { databaseUrl } }),
};

describe.each(Object.entries(STORES))('the provider on %s', (_name, options = {}) => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await startTestIdentity(options);
  });
  afterAll(() => identity.close());

  test('the session survives a crash of the provider', async () => {
    const browser = new TestBrowser();
    await logIn(identity, browser, 'kari');
    await identity.crashAndRestart();
    expect((await renewSilently(identity, browser)).get('code')).toEqual(expect.any(String));
  });

  test('reports that it is ready', async () => {
    expect((await fetch(`${identity.issuer}/health/ready`)).status).toBe(200);
  });

  test('a second process can share a database, but not a folder', async () => {
    const { access_token: token } = await logIn(identity, new TestBrowser(), 'amund');
    if (options.databaseUrl === undefined) {
      expect((await identity.startAnother()).stderr).toContain('is used by another process');
      return;
    }
    const other = await identity.startBeside();
    const profile = await fetch(`${other}/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(await profile.json()).toMatchObject({ sub: 'amund' });
    const keysOf = async (origin: string): Promise<unknown> => (await fetch(`${origin}/jwks`)).json();
    expect(await keysOf(other)).toEqual(await keysOf(identity.issuer));
  });
});

describe('a start that fails', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await startTestIdentity();
  });
  afterAll(() => identity.close());

  test.each([
    [{ IDENTITY_DATABASE_URL: 'mysql://x' }, 'identity: IDENTITY_DATABASE_URL must start with postgres://'],
    [{ IDENTITY_DATABASE_SCHEMA: 'a b' }, 'identity: IDENTITY_DATABASE_SCHEMA must be lower-case'],
    [{ DATABASE_URL: 'postgres://shop@127.0.0.1:9/shop' }, 'identity: The database of DATABASE_URL cannot be reached'],
  ])('with %j it exits with a one-line message', async (env, line) => {
    const { exitCode, stderr } = await identity.startAnother(env);
    expect(exitCode).toBe(1);
    expect(stderr).toContain(line);
  });
});
