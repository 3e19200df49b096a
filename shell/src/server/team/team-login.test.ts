import type { FastifyReply, FastifyRequest } from 'fastify';
import { createTeamLogin, TEAM_COOKIE, type TeamLogin } from './team-login';

const PASSWORD = 'a-long-enough-password';
const settings = { adminPassword: PASSWORD, edgeKey: 'edge', publicConfig: { shopOrigin: 'https://www.fjell.test' } };
const basic = (password: string) => ({ authorization: `Basic ${Buffer.from(`anna:${password}`).toString('base64')}` });

let now = 0;
const login = (changed: Partial<typeof settings> = {}): TeamLogin => {
  const created = createTeamLogin({ ...settings, ...changed }, () => now);
  if (!created) throw new Error('There is no sign-in');
  return created;
};

/** Opens a page of the team. */
function open(team: TeamLogin, headers: object = {}, cookies: object = {}) {
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
  const request = { headers, cookies } as unknown as FastifyRequest;
  return { ...answer, isAdmitted: team.admit(request, reply as unknown as FastifyReply), answer };
}
const isMember = (team: TeamLogin, value: string) => team.isMember({ cookies: { [TEAM_COOKIE.name]: value } });

test('without a password there is no sign-in', () => {
  expect(createTeamLogin({ ...settings, adminPassword: undefined })).toBeUndefined();
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

test('a correct password sets a cookie for one working day that scripts cannot read', () => {
  const team = login();
  const { cookie = '', options } = open(team, basic(PASSWORD)).answer;
  expect(options).toMatchObject({ httpOnly: true, secure: true, sameSite: 'lax', maxAge: 28_800 });
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

test('after many wrong passwords every password is refused for a minute', () => {
  const team = login();
  for (let attempt = 0; attempt < 30; attempt += 1) open(team, basic(`wrong-password-${attempt}`));
  expect(open(team, basic(PASSWORD)).answer.status).toBe(429);
  now += 60_001;
  expect(open(team, basic(PASSWORD)).isAdmitted).toBe(true);
  now = 0;
});
