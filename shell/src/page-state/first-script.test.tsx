import { screen } from '@testing-library/react';
import { AWAIT_CUSTOMER, FIRST_SCRIPT, HIDE_CLOSED_ANNOUNCEMENTS } from './first-script';

describe('held presses', () => {
  beforeAll(() => {
    // The document has it as an inline script.
    // oxlint-disable-next-line typescript/no-implied-eval -- the text of the script is what is tested
    (new Function(FIRST_SCRIPT) as () => void)();
  });

  /** Draws a page and records the events that its script gets once it runs. */
  function draw(html: string): { readonly control: HTMLElement; readonly heard: string[] } {
    document.body.innerHTML = `<main><form>${html}</form></main>`;
    const control = document.querySelector<HTMLElement>('[data-wait]') ?? document.body;
    const heard: string[] = [];
    for (const type of ['click', 'submit', 'mousedown', 'keydown'])
      screen.getByRole('main').addEventListener(type, (event) => {
        heard.push(event.type);
        if (event.type === 'submit') event.preventDefault();
      });
    return { control, heard };
  }
  const untilSeen = () => new Promise((resolve) => setTimeout(resolve));

  test('a press is kept, shown as such, and done once when the control answers', async () => {
    const { control, heard } = draw('<button data-wait="">Neste</button>');
    control.click();
    control.click();
    await untilSeen();
    expect(heard).toEqual([]);
    expect(control).toHaveAttribute('aria-busy', 'true');

    control.removeAttribute('data-wait');
    await untilSeen();
    expect(heard).toEqual(['click', 'submit']);
    expect(control).not.toHaveAttribute('aria-busy');

    control.click();
    expect(heard).toEqual(['click', 'submit', 'click', 'submit']);
  });

  test('a press on what is inside the control, or on its label, is a press on the control', async () => {
    draw('<button data-wait=""><span>Neste</span></button><label><input type="checkbox" data-wait="">Apple</label>');
    screen.getByText('Neste').click();
    screen.getByText('Apple').click();
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    screen.getByRole('checkbox').removeAttribute('data-wait');
    await untilSeen();
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  });

  test('a control that is gone, or was put out of use, is not pressed', async () => {
    const { control, heard } = draw(
      '<button data-wait="">Neste</button><button data-wait="" disabled>Utsolgt</button>',
    );
    control.click();
    screen.getByText('Utsolgt').click();
    control.remove();
    await untilSeen();
    expect(heard).toEqual([]);
  });

  test.each(['<select data-wait=""><option>Nyeste</option></select>', '<input type="range" data-wait="">'])(
    'what is drawn apart from its state does not change, but can be left by Tab: %s',
    (html) => {
      const { control, heard } = draw(html);
      const press = (type: string, init: KeyboardEventInit = {}) =>
        control.dispatchEvent(new KeyboardEvent(type, { bubbles: true, cancelable: true, ...init }));
      expect([press('mousedown'), press('keydown', { key: 'ArrowUp' }), heard]).toEqual([false, false, []]);
      expect([press('keydown', { key: 'Tab' }), heard]).toEqual([true, ['keydown']]);
    },
  );

  test('other controls are as without it', () => {
    const { heard } = draw('<button>Fjern</button>');
    screen.getByRole('button').click();
    expect(heard).toEqual(['click', 'submit']);
  });
});

describe('closed announcements', () => {
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
});

describe('awaited customer', () => {
  /** Runs the script as the document does. */
  function begin(cookie: string, path = '/mobiltelefoner/'): void {
    history.replaceState(null, '', path);
    document.cookie = cookie;
    // oxlint-disable-next-line typescript/no-implied-eval -- the text of the script is what is tested
    (new Function(AWAIT_CUSTOMER) as () => void)();
  }
  const isMarked = (): boolean => document.documentElement.hasAttribute('data-customer');

  beforeEach(() => jest.useFakeTimers());

  afterEach(() => {
    jest.runAllTimers();
    for (const name of ['ts', 'shop-auth-lock', 'charts']) document.cookie = `${name}=; max-age=0`;
  });

  test.each(['ts=true', 'shop-auth-lock=true'])(
    'where a customer has been (%s) prices wait, and no longer than 8 s',
    (cookie) => {
      begin(cookie);
      expect(isMarked()).toBe(true);
      jest.advanceTimersByTime(7_999);
      expect(isMarked()).toBe(true);
      jest.advanceTimersByTime(1);
      expect(isMarked()).toBe(false);
    },
  );

  test.each([
    ['charts=true', '/mobiltelefoner/'],
    ['shop-auth-lock=false', '/mobiltelefoner/'],
    ['ts=true', '/bedrift/mobiltelefoner/'],
  ])('a stranger, and a business, see prices at once (%s at %s)', (cookie, path) => {
    begin(cookie, path);
    expect(isMarked()).toBe(false);
  });
});
