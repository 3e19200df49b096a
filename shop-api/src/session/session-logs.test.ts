import { Writable } from 'node:stream';
import { logIn, TestBrowser } from '../../../reference-systems/src/identity-provider/testing';
import { createApp } from '../app';
import { readConfig } from '../config/env';
import { loggerOptions } from '../http/logging';
import { type ShopWithLogin, startShopWithLogin, TEST_NOW_MS } from '../testing';

let running: ShopWithLogin;
beforeAll(async () => {
  running = await startShopWithLogin();
});
afterAll(() => running.close());

test('nothing personal of a session reaches the log: no token, cookie, name or number, in success and failure', async () => {
  const { identity, shop } = running;
  let log = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk);
      done();
    },
  });
  let nowMs = TEST_NOW_MS;
  const app = await createApp({
    config: readConfig({ OIDC_ISSUER: identity.issuer }),
    database: shop.database,
    clock: () => nowMs,
    logger: { ...(loggerOptions('trace') as object), stream },
  });
  const canary = 'KANARI';
  const { access_token: token, id_token: idToken } = await logIn(identity, new TestBrowser(), 'amund');
  const send = (method: 'POST' | 'PUT' | 'DELETE', bearer: string, cookie = '') =>
    app.inject({
      method,
      url: `/shop/api/security/session?phone=92345678&token=${canary}`,
      headers: { origin: identity.config.shopOrigin, authorization: `Bearer ${bearer}`, cookie },
      ...(method !== 'DELETE' && { payload: { password: canary } }),
    });
  const [opened] = (await send('POST', token)).cookies;
  const cookie = `shop-session=${opened?.value}`;
  await send('PUT', token, cookie);
  await send('POST', idToken);
  await send('POST', canary, `shop-session=${canary}`);
  await app.inject({ method: 'POST', url: '/api/accountdata/subscriptions/92345678', payload: { token } });
  await shop.database.script('ALTER TABLE shop_session RENAME TO shop_session_away');
  await send('POST', token, cookie);
  await shop.database.script('ALTER TABLE shop_session_away RENAME TO shop_session');
  await identity.crashAndRestart();
  nowMs += 3_600_000;
  await app.inject({ url: '/shop/api/security/isauthenticated', headers: { cookie } });
  await send('DELETE', token, cookie);
  await app.close();
  expect(log).toContain('/shop/api/security/session');
  for (const secret of [canary, token, idToken, String(opened?.value), 'Amund', 'Fjelldal', '92345678'])
    expect(log).not.toContain(secret);
});

test('the session’s cookie is Secure when the shop is https', async () => {
  const { identity, shop } = running;
  const app = await shop.startAnother({ SHOP_ORIGIN: 'https://shop.test' });
  const { access_token: token } = await logIn(identity, new TestBrowser(), 'ingrid');
  const headers = { origin: 'https://shop.test', authorization: `Bearer ${token}` };
  const [cookie] = (await app.inject({ method: 'POST', url: '/shop/api/security/session', headers })).cookies;
  await app.close();
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
});
