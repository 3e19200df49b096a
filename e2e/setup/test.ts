import { type ConsoleMessage, expect, type Page, test as base } from '@playwright/test';
import { answerPictures } from './answer-pictures';

/** Everything that a page must not cause: errors, warnings, policy violations, failed requests. */
class Complaints {
  readonly messages: string[] = [];
  /** Matches of these are expected by the test. */
  readonly allowed: RegExp[] = [
    // On a busy machine the card that shows a picture, and the part that draws the frame, come later than the browser thinks right.
    /\/(?:api\/pictures|frame)\/.* was preloaded using link preload but not used within a few seconds/,
  ];

  watch(page: Page) {
    page.on('console', (message: ConsoleMessage) => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.messages.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.messages.push(`uncaught: ${error.message}`));
  }

  get unexpected(): string[] {
    return this.messages.filter((message) => !this.allowed.some((pattern) => pattern.test(message)));
  }
}

interface Fixtures {
  readonly complaints: Complaints;
  /** Whether pictures come from the shop, for tests that look at them. */
  readonly hasPictures: boolean;
}

/** A test fails when the page wrote something to the console that it does not allow. A test that asks for no page opens none. */
export const test = base.extend<Fixtures>({
  complaints: [
    async ({}, provide) => {
      const complaints = new Complaints();
      await provide(complaints);
      expect(complaints.unexpected, 'the console stayed silent').toEqual([]);
    },
    { auto: true },
  ],
  hasPictures: [false, { option: true }],
  page: async ({ page, complaints, hasPictures }, provide) => {
    complaints.watch(page);
    if (!hasPictures) await answerPictures(page);
    await provide(page);
  },
});

export { expect };
