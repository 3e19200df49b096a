/** A shopper with a cart, and what the pages must be to them while something fails. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { answerPictures } from '../../setup/answer-pictures';
import { consentState } from '../../setup/consent';
import { isInteractive } from '../../setup/hydrated';
import { type Findings, within } from './cell';
import { type BrowserFault, plantInBrowser } from './planted-faults';

/** A fault that ended is forgotten in this time. */
export const HEALS_WITHIN_MS = 15_000;
const LOADS_WITHIN_MS = 20_000;
const SETTLES_WITHIN_MS = 8_000;
/** A heading, and a sentence that says what is the matter. */
export const LEAST_CHARACTERS = 60;
export const NORWEGIAN = /\b(og|til|på|med|for|prøv|din|handlekurv|abonnement)\b/i;
export const TECHNICAL = /undefined|\[object |\bNaN\b|\bError:|node_modules|\bat \w+ \(/;

interface Report {
  readonly level: string;
  readonly remote?: string;
  readonly build?: string;
  readonly message: string;
}

export interface ShopperOptions {
  readonly browser: Browser;
  readonly origin: string;
  /** Null: with an empty cart. */
  readonly orderRef: string | null;
  /** The shop has a certificate of its own making. */
  readonly trustsAnyCertificate?: true;
}

export type Slot = 'header' | 'page' | 'footer';

export class Shopper {
  readonly reports: Report[] = [];

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly options: ShopperOptions,
  ) {}

  /** In a browser context of their own, whose cache is empty. */
  static async enter(options: ShopperOptions, fault?: BrowserFault): Promise<Shopper> {
    const { browser, origin, orderRef, trustsAnyCertificate = false } = options;
    const context = await browser.newContext({
      baseURL: origin,
      ignoreHTTPSErrors: trustsAnyCertificate,
      locale: 'nb-NO',
      viewport: { width: 1280, height: 900 },
      storageState: consentState('1.marketing'),
    });
    context.setDefaultTimeout(LOADS_WITHIN_MS);
    if (orderRef)
      await context.addCookies(
        Object.entries({ orderRef, orderRealm: 'B2C' }).map(([name, value]) => ({ name, value, url: origin })),
      );
    if (fault) {
      // tsx writes calls of this helper into functions that are sent to a browser.
      await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
      await context.addInitScript(plantInBrowser, fault);
    }
    const page = await context.newPage();
    await answerPictures(page);
    const shopper = new Shopper(context, page, options);
    page.on('request', (request) => {
      if (new URL(request.url()).pathname !== '/_shop/errors') return;
      const report = JSON.parse(request.postData() ?? '{}') as Report;
      if (report.level === 'error') shopper.reports.push(report);
    });
    return shopper;
  }

  async leave(): Promise<void> {
    await this.context.close();
  }

  /** Reports of the page before are forgotten: each page may say once what it lacks. @returns status of the document */
  async open(path: string): Promise<number> {
    this.reports.length = 0;
    const response = await this.page.goto(path, { waitUntil: 'domcontentloaded', timeout: LOADS_WITHIN_MS });
    return response?.status() ?? 0;
  }

  isInteractive(slot: Slot): Promise<boolean> {
    return this.page.locator(`[data-slot="${slot}"]`).evaluate(isInteractive);
  }

  untilInteractive(slot: Slot, ms = SETTLES_WITHIN_MS): Promise<boolean> {
    return within(ms, () => this.isInteractive(slot));
  }

  /** The page's text is Norwegian, has a heading, and nothing technical. */
  async findsAPage(findings: Findings): Promise<void> {
    const { heading, text, lang } = await this.page.evaluate(() => ({
      heading: [...document.querySelectorAll('h1')].some((each) => each.checkVisibility() && each.innerText.trim()),
      text: (document.querySelector('main') ?? document.body).innerText,
      lang: document.documentElement.lang,
    }));
    findings.expect(heading, 'no h1 is visible');
    findings.expect(lang.startsWith('n') && NORWEGIAN.test(text), 'the text is not Norwegian');
    findings.expect(text.length >= LEAST_CHARACTERS, `the page has ${text.length} characters`);
    const [technical] = TECHNICAL.exec(text) ?? [];
    findings.expect(!technical, `the page says «${technical}»`);
  }

  /** The page is not the one that says that something went wrong. */
  async keepsItsPage(findings: Findings, slot: Slot): Promise<void> {
    const text = await this.page
      .locator(`[data-slot="${slot}"]`)
      .first()
      .innerText()
      .catch(() => '');
    findings.expect(text.trim().length > 20, `the ${slot} is empty`);
    findings.expect(!/Noe gikk galt|Prøv igjen/i.test(text), `the ${slot}'s server HTML gave way to an error text`);
  }

  /** The header has its menu, and its button reacts. */
  async canUseHeader(findings: Findings): Promise<void> {
    // Where the server gave up, the browser draws one region after the other.
    const hasMenu = async () => (await this.page.locator('header a[href]').count()) > 3;
    findings.expect(await within(SETTLES_WITHIN_MS, hasMenu), 'the header has no menu');
    findings.expect(await this.untilInteractive('header'), 'the header is not interactive');
  }

  async canOpen(findings: Findings, path: string): Promise<void> {
    const answer = await this.context.request.get(path, { timeout: LOADS_WITHIN_MS }).catch(() => undefined);
    findings.expect(answer?.status() === 200, `${path} has status ${answer?.status() ?? 'none'}`);
    findings.expect(/<h1/.test((await answer?.text()) ?? ''), `${path} has no h1`);
  }

  /** At most one report, which names remote and build; null: none has to name a remote. @param most where more are right */
  hasReported(findings: Findings, remote: string | null, most = 1): void {
    const { reports } = this;
    const named = reports.filter((report) => report.remote === remote && report.build);
    findings.expect(
      reports.length <= most,
      `${reports.length} error reports: ${[...new Set(reports.map(({ message }) => message.slice(0, 60)))].join(' | ')}`,
    );
    const [report] = reports;
    if (remote && report)
      findings.expect(named.length === reports.length, `a report names ${report.remote ?? 'no remote'}, not ${remote}`);
  }

  /** Quantities of the cart's lines, by the API. */
  async cart(): Promise<string> {
    const { orderRef } = this.options;
    const answer = await this.context.request.post('/api/cart/get/', { data: { orderRef }, timeout: LOADS_WITHIN_MS });
    if (!answer.ok()) return `status ${answer.status()}`;
    const { cart } = (await answer.json()) as {
      readonly cart: { readonly content: readonly { readonly name: string; readonly quantity: { value: number } }[] };
    };
    return cart.content.map(({ name, quantity }) => `${quantity.value} ${name}`).join(', ');
  }
}
