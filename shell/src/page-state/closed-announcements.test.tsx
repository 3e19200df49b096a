import { HIDE_CLOSED_ANNOUNCEMENTS } from './closed-announcements';

/** jsdom makes no style sheets: this one notes what each rule finds. */
class NotingSheet {
  static hidden: Element[] = [];
  insertRule(rule: string) {
    const [, selector = '', declarations] = /^(.*)(\{.*\})$/.exec(rule) ?? [];
    expect(declarations).toBe('{display:none}');
    NotingSheet.hidden.push(...document.querySelectorAll(selector));
  }
}

beforeAll(() => {
  Object.assign(globalThis, { CSSStyleSheet: NotingSheet, CSS: { escape: (text: string) => JSON.stringify(text) } });
});
beforeEach(() => {
  NotingSheet.hidden = [];
  localStorage.clear();
  document.body.innerHTML = `<section data-as-sent="true">
    <div data-announcement="one|Tittel|Tekst"><p>Tittel <span data-foldable="true">Tekst</span></p></div>
    <div data-announcement="two||Hei &quot;du&quot;"></div>
  </section>`;
});

function run(): readonly Element[] {
  // The document has it as an inline script.
  // oxlint-disable-next-line typescript/no-implied-eval -- the text of the script is what is tested
  (new Function(HIDE_CLOSED_ANNOUNCEMENTS) as () => void)();
  return NotingSheet.hidden;
}

test('what was closed on this device is hidden whole, what was minimized is folded to its title', () => {
  localStorage.setItem('closedAnnouncements', JSON.stringify(['two||Hei "du"', 'gone||']));
  localStorage.setItem('minimizedAnnouncements', JSON.stringify(['one|Tittel|Tekst']));
  expect(run()).toEqual([
    document.querySelector('[data-announcement^=two]'),
    document.querySelector('[data-foldable]'),
  ]);
});

test('once the header has taken over, nothing is hidden any more', () => {
  document.querySelector('section')?.removeAttribute('data-as-sent');
  localStorage.setItem('closedAnnouncements', JSON.stringify(['one|Tittel|Tekst']));
  expect(run()).toEqual([]);
});

test.each(['5', '{"a":1}', 'closed'])('what is stored and not ours, %s, harms nothing', (stored) => {
  localStorage.setItem('minimizedAnnouncements', stored);
  localStorage.setItem('closedAnnouncements', JSON.stringify(['one|Tittel|Tekst']));
  expect(run()).toHaveLength(1);
});
