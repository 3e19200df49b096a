import type { FastifyReply, FastifyRequest } from 'fastify';
import { PasswordTries } from './password-tries';
import { createTeamLogin, TEAM_COOKIE, type TeamLogin } from './team-login';

const PASSWORD = 'a-long-enough-password';
const settings = { adminPassword: PASSWORD, edgeKey: 'edge', publicConfig: { shopOrigin: 'https://www.fjell.test' } };
const basic = (password: string) => ({ authorization: `Basic ${Buffer.from(`anna:${password}`).toString('base64')}` });

let now = 0;
const login = (changed: Partial<typeof settings> = {}): TeamLogin => {
  const created = createTeamLogin({ ...settings, ...changed }, new PasswordTries(() => now), () => now);
  if (!created) throw new Error('There is no sign-in');
  return created;
};

/** Opens a page of the team. */
function open(team: TeamLogin, headers: object = {}, cookies: object = {}, ip = '127.0.0.1') {
  const answer: { status?: number; cookie?: string; options?: object; headers: Record<string, unknown> } = {
    headers: {},
  };
  const reply = {
    code: (status: number) => ((answer.status = status), reply),
    type: () => reply,
    header: (name: string, value: unknown) => ((answer.headers[name] = value), reply),
    send: () => reply,
    setCookie: (_name: string, value: string, options: object) => (
      Object.assign(answer, { cookie: value, options }),
      reply
    ),
  };
  const request = { headers, cookies, ip } as unknown as FastifyRequest;
  return { ...answer, isAdmitted: team.admit(request, reply as unknown as FastifyReply) !== undefined, answer };
}
const isMember = (team: TeamLogin, value: string) =>
  team.memberOf({ cookies: { [TEAM_COOKIE.name]: value } }) !== undefined;

test('without a password there is no sign-in', () => {
  expect(createTeamLogin({ ...settings, adminPassword: undefined }, new PasswordTries())).toBeUndefined();
});

test('a page of the team opens only with the password, and asks for it otherwise', () => {
  const team = login();
  expect(open(team, basic(PASSWORD)).isAdmitted).toBe(true);
  for (const headers of [{}, basic('a-wrong-password-here'), basic(''), { authorization: 'Basic' }]) {
    const { isAdmitted, answer } = open(team, headers);
    expect([isAdmitted, answer.status, answer.cookie]).toEqual([false, 401, undefined]);
    expect(answer.headers['www-authenticate']).toMatch(/^Basic /);
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});

test('a correct password opens the pages for one working day, by a cookie that scripts cannot read', () => {
  const team = login();
  const { cookie = '', options } = open(team, basic(PASSWORD)).answer;
  expect(options).toMatchObject({ httpOnly: true, secure: true, sameSite: 'lax', maxAge: 7_776_000 });
  expect(cookie).not.toContain(PASSWORD);
  expect(isMember(team, cookie)).toBe(true);
  expect(open(team, {}, { [TEAM_COOKIE.name]: cookie }).isAdmitted).toBe(true);
  expect(isMember(login(), cookie)).toBe(true);
  now += 28_801_000;
  expect(isMember(team, cookie)).toBe(false);
  now = 0;
});

test('a changed cookie, a cookie for another password and other signed values are refused', () => {
  const team = login();
  const { cookie = '' } = open(team, basic(PASSWORD)).answer;
  const [, mac] = cookie.split('.');
  const later = Buffer.from('team until 99999999999999').toString('base64url');
  expect(isMember(team, `${later}.${mac}`)).toBe(false);
  expect(isMember(login({ adminPassword: 'another-long-password' }), cookie)).toBe(false);
  expect(isMember(login({ edgeKey: 'another' }), cookie)).toBe(false);
  expect(isMember(team, team.sign('{"mfe-pdp":"0123456789ab"}'))).toBe(false);
  expect(isMember(team, '')).toBe(false);
});

test('a signed value is verified, a changed one is refused', () => {
  const team = login();
  const signed = team.sign('æøå {"a":1}');
  expect(team.verify(signed)).toBe('æøå {"a":1}');
  expect(team.verify(`x${signed}`)).toBeUndefined();
  expect(team.verify(undefined)).toBeUndefined();
});

describe('wrong passwords', () => {
  const guess = (team: TeamLogin, ip: string, times: number, cookies = {}) =>
    Array.from(
      { length: times },
      (_, tried) => open(team, basic(`wrong-password-${tried}`), cookies, ip).answer.status,
    );
  beforeEach(() => (now += 600_000));
  afterAll(() => (now = 0));

  test('use up the tries of their network, which come back in a minute', () => {
    const team = login();
    expect(new Set(guess(team, '2001:db8:1:2::1', 10))).toEqual(new Set([401]));
    const { isAdmitted, answer } = open(team, basic(PASSWORD), {}, '2001:db8:1:2::9');
    expect([isAdmitted, answer.status, answer.headers['retry-after']]).toEqual([false, 429, 60]);
    now += 60_001;
    expect(open(team, basic(PASSWORD), {}, '2001:db8:1:2::9').isAdmitted).toBe(true);
  });

  test('lock nobody out in another network, however many networks guess', () => {
    const team = login();
    for (let network = 0; network < 300; network += 1) guess(team, `2001:db8:0:${network.toString(16)}::1`, 10);
    expect(open(team, basic(PASSWORD), {}, '192.0.2.7').isAdmitted).toBe(true);
  });

  test('of many networks leave each of them two tries a minute', () => {
    const team = login();
    for (let network = 0; network < 20; network += 1) guess(team, `192.0.2.${network}`, 10);
    expect(guess(team, '198.51.100.1', 3)).toEqual([401, 401, 429]);
  });

  test('do not lock out a browser of the same network that has signed in before', () => {
    const team = login();
    const { cookie } = open(team, basic(PASSWORD)).answer;
    now += 28_801_000;
    guess(team, '127.0.0.1', 30);
    const known = { [TEAM_COOKIE.name]: cookie ?? '' };
    expect(team.memberOf({ cookies: known })).toBeUndefined();
    expect(open(team, basic(PASSWORD), known).isAdmitted).toBe(true);
    expect(guess(team, '127.0.0.1', 11, known).at(-1)).toBe(429);
  });
});
