import type { Page } from '@playwright/test';

/** A translator puts each text into two `<font>` elements. Google's takes the text away and writes its own; others move it. */
export type Translator = 'replaces' | 'moves';

/** In the browser: translates every text, and from then on those that appear or change. The words stay, so that a test can read them. */
function translate(way: Translator): void {
  const isLeftAlone = (text: Node) =>
    text.textContent?.trim() === '' ||
    text.parentElement?.closest('font, script, style, noscript, textarea, select, title, svg') !== null;
  const changes = new MutationObserver(() => translateAll());
  function translateAll() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (!isLeftAlone(walker.currentNode)) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.append(inner);
      text.parentNode?.insertBefore(outer, text);
      if (way === 'moves') inner.append(text);
      else {
        inner.textContent = text.data;
        text.remove();
      }
    }
    changes.takeRecords();
  }
  translateAll();
  changes.observe(document.body, { childList: true, characterData: true, subtree: true });
}

/** From now on, on the page that is open. */
export const translateNow = (page: Page, way: Translator): Promise<void> => page.evaluate(translate, way);

/** Every page that is opened from now on, before its scripts. */
export async function translateAtOnce(page: Page, way: Translator): Promise<void> {
  const call = `(${translate.toString()})(${JSON.stringify(way)})`;
  await page.addInitScript(
    `document.addEventListener('readystatechange', () => document.readyState === 'interactive' && ${call})`,
  );
}
