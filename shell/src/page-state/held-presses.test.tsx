import { screen } from '@testing-library/react';
import { FIRST_SCRIPT } from './first-script';

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
  const { control, heard } = draw('<button data-wait="">Neste</button><button data-wait="" disabled>Utsolgt</button>');
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
