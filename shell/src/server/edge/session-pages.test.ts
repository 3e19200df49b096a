import { PATHS } from 'shared-domain/contracts/paths';
import { SHELL_BUILD } from '../testing/shell-assets';
import { createTestEdge, type TestEdge } from '../testing/test-edge';

let edge: TestEdge;
beforeAll(async () => {
  edge = await createTestEdge();
});
afterAll(() => edge.close());

test.each([
  ['/webshop-next/login/', 'login'],
  ['/webshop-next/login-return/', 'login-return'],
  ['/webshop-next/login-silent/', 'login-silent'],
  ['/logout/', 'logout'],
])('%s runs its own small script, with its integrity and the shop’s configuration', async (path, name) => {
  const answer = await edge.app.inject(path);
  expect(answer.statusCode).toBe(200);
  expect(answer.body.match(/<script src[^>]*>/g)).toEqual([
    `<script src="/_shop/${SHELL_BUILD}/${name}.js" integrity="sha256-${name}" crossorigin defer>`,
  ]);
  const [, state = ''] = /<script type="application\/json" id="shop-state">(.*?)<\/script>/s.exec(answer.body) ?? [];
  expect(JSON.parse(state)).toMatchObject({ config: { issuer: 'http://localhost:3020', clientId: 'webshop' } });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).toContain('<meta name="robots" content="noindex">');
});

test.each([
  [PATHS.login, "'none'"],
  [PATHS.loginReturn, "'none'"],
  [PATHS.logout, "'none'"],
  [PATHS.loginSilent, "'self'"],
])('%s may be shown in an iframe by %s', async (path, ancestors) => {
  const answer = await edge.app.inject(path);
  expect(answer.headers['content-security-policy']).toContain(`frame-ancestors ${ancestors};`);
});

test.each([
  [PATHS.login, true],
  [PATHS.loginReturn, true],
  [PATHS.loginSilent, false],
])('%s can say in Norwegian that the login failed: %s', async (path, can) => {
  const { body } = await edge.app.inject(path);
  expect(/role="alert" hidden><p>Innloggingen ble ikke fullført/.test(body)).toBe(can);
});
