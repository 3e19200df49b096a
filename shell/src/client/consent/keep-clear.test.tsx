import { keepClear } from './keep-clear';

const rect = (top: number, height: number) => () =>
  ({ top, height, bottom: top + height, left: 0, right: 400, width: 400 }) as DOMRect;
let end = (): void => undefined;
const scroll = jest.fn();

beforeEach(() => {
  scroll.mockReset();
  window.scrollBy = scroll;
  document.body.innerHTML =
    '<main tabindex="-1"><a href="/">Handlekurv</a></main><div id="host"><div id="panel"></div></div>';
  const panel = document.getElementById('panel') as HTMLElement;
  panel.style.position = 'fixed';
  panel.getBoundingClientRect = rect(600, 240);
  end = keepClear(document.getElementById('host') as HTMLElement, panel);
});
afterEach(() => end());

const focus = (selector: string, top: number, height: number) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(selector);
  element.getBoundingClientRect = rect(top, height);
  element.focus();
};

test('what takes the focus under the panel is scrolled out from under it', () => {
  focus('a', 580, 40);
  expect(scroll).toHaveBeenCalledWith(0, 20);
});

test('a page that takes the focus after a navigation stays at its top, however long it is', () => {
  focus('main', 120, 3_000);
  expect(scroll).not.toHaveBeenCalled();
});
