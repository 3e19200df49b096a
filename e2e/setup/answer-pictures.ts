import type { Page } from '@playwright/test';

/** One transparent dot: like every picture of the catalogue it is square, so the layout stays. */
const DOT = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/**
 * Answers the catalogue's pictures in the browser: the shop draws a picture when it is first asked for, and a list asks for dozens. Not by
 * `page.route`, which sends every request by way of the test and turns the browser's cache off.
 */
export async function answerPictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const responseHeaders = [
      { name: 'content-type', value: 'image/gif' },
      { name: 'cache-control', value: 'max-age=3600' },
    ];
    // The page may have been left.
    session
      .send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body: DOT })
      .catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/pictures/*' }] });
}
