import type { Page } from '@playwright/test';

/**
 * Doubles the text, as the setting of a browser does (WCAG 1.4.4): what is loaded afterwards is drawn with it. Chromium only.
 */
export async function doubleText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/** Texts that are drawn and do not show whole: cut by a box around them, or beside the window. */
export const textsCutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const closed = '[popover]:not(:popover-open), dialog:not([open]), details:not([open]) > :not(summary)';
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    const isHidden = ({ width, height }: DOMRect) => width <= 2 || height <= 2;
    /** The nearest box that ends what is in it; undefined where one scrolls. */
    const frameOf = (element: Element): Element | undefined => {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        if ([overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll')) return undefined;
        if ([overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip')) return box;
      }
      return document.body;
    };
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      if (!element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })) return [];
      if (!hasText(element) || element.closest(closed)) return [];
      const own = element.getBoundingClientRect();
      const frame = frameOf(element);
      const outer = frame?.getBoundingClientRect();
      if (isHidden(own) || !outer || isHidden(outer)) return [];
      const isBeside = own.right > Math.min(outer.right, window.innerWidth) + 2 || own.left < outer.left - 2;
      const isBelow = frame !== document.body && own.bottom > outer.bottom + 2;
      return isBeside || isBelow ? [(element.textContent ?? '').trim().slice(0, 60)] : [];
    });
  });
