/** A shopper behind TLS: nothing of the shop may be on http, and its cookies go over https alone. */
import { ProductPage } from '../../pages/product-page';
import { loginButton } from '../../pages/session';
import { type Findings, NotApplicable, within } from './cell';
import type { Matrix } from './remote-cells';
import { HEALS_WITHIN_MS, Shopper } from './shopper';
import { startTlsShop, type TlsShop } from './tls-edge';

const PAGES = ['/', '/mobiltelefoner/', '/tilbehor/deksler/', '/mobilabonnement/', '/handlekurv/'];
const FILES = ['/sitemap.xml', '/sitemap-1.xml', '/robots.txt'];

async function readsHttps({ context }: Shopper, findings: Findings, { origin }: TlsShop): Promise<void> {
  const { host } = new URL(origin);
  for (const path of [...PAGES, ...FILES]) {
    const answer = await context.request.get(path);
    const text = await answer.text();
    findings.expect(answer.status() === 200, `${path} has status ${answer.status()}`);
    findings.expect(!/http:\/\/localhost/.test(text), `${path} has an http address of the shop`);
    findings.expect(/max-age=\d{7}/.test(answer.headers()['strict-transport-security'] ?? ''), `${path} has no HSTS`);
    if (PAGES.includes(path) && path !== '/handlekurv/')
      findings.expect(text.includes(`rel="canonical" href="https://${host}${path}"`), `${path} is canonical elsewhere`);
    else if (FILES.includes(path)) findings.expect(text.includes(`https://${host}/`), `${path} has no https address`);
  }
}

async function buys(shopper: Shopper, findings: Findings): Promise<void> {
  const { page } = shopper;
  await shopper.open('/tilbehor/deksler/');
  const href = await page.locator('main article a[href]').first().getAttribute('href');
  await shopper.open(href ?? '/');
  for (const slot of ['page', 'header'] as const) await shopper.untilInteractive(slot, HEALS_WITHIN_MS);
  const name = await page.locator('h1').innerText();
  await new ProductPage(page).buy.click();
  const hasOrder = async () => (await shopper.context.cookies()).some((cookie) => cookie.name === 'orderRef');
  findings.expect(await within(HEALS_WITHIN_MS, hasOrder), 'nothing was ordered');
  await shopper.open('/handlekurv/');
  findings.expect(
    await within(HEALS_WITHIN_MS, async () => (await page.locator('main').innerText()).includes(name)),
    'the cart page does not have it',
  );
}

/** How the provider is asked; it does not know the address that it shall lead back to. */
async function asksToLogIn(shopper: Shopper, findings: Findings, { origin }: TlsShop): Promise<void> {
  const { page } = shopper;
  await shopper.open('/tilbehor/');
  await shopper.untilInteractive('header');
  await loginButton(page).click();
  const leaves = page.waitForRequest((request) => request.isNavigationRequest() && !request.url().startsWith(origin));
  await page.getByRole('dialog', { name: 'Logg inn' }).getByRole('link', { name: 'Logg inn på Min Side' }).click();
  const back = new URL((await leaves).url()).searchParams.get('redirect_uri') ?? '';
  findings.expect(back.startsWith(`${origin}/`), `the provider shall lead back to ${back}`);
}

export async function shopsOverTls(findings: Findings, { shop, shopper: { browser } }: Matrix): Promise<void> {
  const tls = await startTlsShop(shop);
  if (!tls) throw new NotApplicable('openssl was not installed, so there was no certificate');
  const { origin } = tls;
  const shopper = await Shopper.enter({ browser, origin, orderRef: null, trustsAnyCertificate: true });
  const complaints: string[] = [];
  const { page } = shopper;
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('request', (request) => {
    if (request.url().startsWith('http://localhost')) complaints.push(`it asked for ${request.url()}`);
  });
  try {
    await readsHttps(shopper, findings, tls);
    await buys(shopper, findings);
    const cookies = await shopper.context.cookies(origin);
    for (const name of ['orderRef', 'orderRealm']) {
      const cookie = cookies.find((each) => each.name === name);
      findings.expect(cookie?.secure === true, `the cookie ${name} is ${cookie ? 'not Secure' : 'missing'}`);
    }
    await shopper.findsAPage(findings);
    shopper.hasReported(findings, null);
    findings.expect(complaints.length === 0, `the console says «${complaints.join(' | ').slice(0, 300)}»`);
    await asksToLogIn(shopper, findings, tls);
  } finally {
    await shopper.leave();
    await tls.stop();
  }
}
