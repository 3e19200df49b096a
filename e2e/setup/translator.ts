import { expect, type Locator, type Page } from '@playwright/test';

/** A translator puts each text into two `<font>` elements. Google's takes the text away and writes its own; others move it. */
export type Translator = 'replaces' | 'moves';

/**
 * In the browser: translates every text, those in shadow roots too, and from then on those that appear or change. The words stay, so that a
 * test can read them.
 */
function translate(way: Translator): void {
  const isLeftAlone = (text: Node) =>
    text.textContent?.trim() === '' ||
    text.parentElement?.closest('font, script, style, noscript, textarea, select, title, svg') !== null;
  const changes = new MutationObserver(() => translateAll());
  const regions: Node[] = [];
  function follow(region: Node) {
    regions.push(region);
    changes.observe(region, { childList: true, characterData: true, subtree: true });
  }
  function translateAll() {
    const texts: Text[] = [];
    for (const region of regions) {
      const walker = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) if (!isLeftAlone(walker.currentNode)) texts.push(walker.currentNode as Text);
    }
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
  follow(document.body);
  for (const { shadowRoot } of document.querySelectorAll('*')) if (shadowRoot) follow(shadowRoot);
  // oxlint-disable-next-line typescript/unbound-method
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (this: Element, options) {
    const root = attachShadow.call(this, options);
    follow(root);
    return root;
  };
  translateAll();
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

/** Words as a person reads them: where one element ends does not matter. */
export const wordsOf = async (shown: Locator) => (await shown.innerText()).replaceAll(/\s+/g, ' ').trim();

/** The words when no more of them come. */
export async function settledWordsOf(shown: Locator): Promise<string> {
  let words = '';
  await expect
    .poll(
      async () => {
        const before = words;
        words = await wordsOf(shown);
        return words !== '' && words === before;
      },
      { intervals: [1_000] },
    )
    .toBe(true);
  return words;
}
