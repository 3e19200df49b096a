import { expect, type Locator, type Page } from '@playwright/test';

/** The question about cookies, and what the browser holds. */
export class ConsentQuestion {
  constructor(readonly page: Page) {}

  get panel(): Locator {
    return this.page.getByRole('region', { name: 'Informasjonskapsler' });
  }
  get refuse(): Locator {
    return this.panel.getByRole('button', { name: 'Bare nødvendige' });
  }
  get accept(): Locator {
    return this.panel.getByRole('button', { name: 'Godta alle' });
  }
  get choose(): Locator {
    return this.panel.getByText('Velg selv');
  }
  get save(): Locator {
    return this.panel.getByRole('button', { name: 'Lagre valgene' });
  }
  get statistics(): Locator {
    return this.panel.getByRole('checkbox', { name: /^Statistikk/ });
  }
  get marketing(): Locator {
    return this.panel.getByRole('checkbox', { name: /^Tilpasset innhold/ });
  }
  get link(): Locator {
    return this.page.getByRole('contentinfo').getByRole('link', { name: 'Informasjonskapsler' });
  }

  /** Waits until the script has had time to ask, and sees that it does not. */
  async isNotAsked(): Promise<void> {
    await this.page.waitForFunction(() => document.querySelector('script[src*="consent.js"]') !== null);
    await this.page.waitForTimeout(1_000);
    await expect(this.panel).toBeHidden();
  }

  /** Value of the cookie; null without one. */
  async answer(): Promise<string | null> {
    const cookies = await this.page.context().cookies();
    return cookies.find(({ name }) => name === 'shop-consent')?.value ?? null;
  }

  /** Names of everything that this browser holds of the page's origin. */
  async stored(): Promise<readonly string[]> {
    const entries = await this.page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    const cookies = await this.page.context().cookies(this.page.url());
    return [...cookies.map(({ name }) => name), ...entries];
  }
}
