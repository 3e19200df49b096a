import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { supportDialogs } from '../../testing';
import { PictureViewer } from './picture-viewer';

/** The time of the next touch, in ms: each comes 20 ms after the one before, however long the machine takes. */
let now = 1_000;

/** jsdom has none. */
class FakePointerEvent extends MouseEvent {
  readonly pointerId: number;
  override readonly timeStamp = (now += 20);
  constructor(type: string, init: PointerEventInit) {
    super(type, init);
    this.pointerId = init.pointerId ?? 0;
  }
}

let undo: () => void;
beforeAll(() => {
  undo = supportDialogs();
  Object.assign(window, { PointerEvent: FakePointerEvent });
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ left: 0, top: 0, width: 400, height: 400 } as DOMRect);
});
afterAll(() => {
  undo();
  jest.restoreAllMocks();
});

const images = ['forfra', 'bakfra'].map((view) => ({
  url: `/${view}.png`,
  title: `Aurora i lyng, ${view}`,
  responsive: { base: `/${view}`, widths: [800, 1600], formats: ['avif' as const] },
}));

function Viewer() {
  const [current, setCurrent] = useState(0);
  const [isOpen, setOpen] = useState(true);
  const state = { current, isOpen, onShow: setCurrent, onClose: () => setOpen(false) };
  return <PictureViewer images={images} name="Aurora 5 Pro" {...state} />;
}

const open = () => render(<Viewer />).container;
const picture = () => screen.getByRole('img').closest<HTMLElement>('.picture');
const stage = () => screen.getByRole('img').closest<HTMLElement>('.stage') as HTMLElement;
const title = () => screen.getByRole('status').textContent;
const isWhole = () => picture()?.style.transform === 'translate(0px, 0px) scale(1)';

/** A finger goes from one place to the other. */
function drag(from: readonly [number, number], to: readonly [number, number], pointerId = 1): void {
  const at = ([clientX, clientY]: readonly [number, number]) => ({ clientX, clientY, pointerId });
  fireEvent.pointerDown(stage(), at(from));
  fireEvent.pointerMove(stage(), at(to));
  fireEvent.pointerUp(stage(), at(to));
}

test('[P2-31] + and − enlarge, 0 shows the whole picture, arrows move what is enlarged, else they turn over', async () => {
  open();
  screen.getByRole('button', { name: 'Lukk' }).focus();
  await userEvent.keyboard('++');
  expect(picture()?.style.transform).toBe('translate(0px, 0px) scale(2.25)');
  expect(title()).toContain('forstørret til 225 prosent');
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(picture()?.style.transform).toBe('translate(-80px, -80px) scale(2.25)');
  expect(title()).toContain('forfra');
  await userEvent.keyboard('-');
  expect(picture()?.style.transform).toContain('scale(1.5)');
  await userEvent.keyboard('0');
  expect(isWhole()).toBe(true);
  await userEvent.keyboard('{ArrowRight}');
  expect(title()).toContain('bakfra 2 av 2');
  await userEvent.keyboard('{ArrowRight}');
  expect(title()).toContain('bakfra');
  await userEvent.keyboard('{ArrowLeft}');
  expect(title()).toContain('forfra 1 av 2');
});

test('[P2-31] the wheel enlarges what it points at, and the page is not enlarged with it', () => {
  open();
  const wheel = new WheelEvent('wheel', { deltaY: -400, clientX: 300, clientY: 200, bubbles: true, cancelable: true });
  fireEvent(stage(), wheel);
  expect(wheel.defaultPrevented).toBe(true);
  expect(picture()?.style.transform).toMatch(/^translate\(-1\d\d.*px, 0px\) scale\(2\.2/);
});

test('[P2-31] two fingers enlarge, one moves what is enlarged', () => {
  open();
  fireEvent.pointerDown(stage(), { clientX: 150, clientY: 200, pointerId: 1 });
  fireEvent.pointerDown(stage(), { clientX: 250, clientY: 200, pointerId: 2 });
  fireEvent.pointerMove(stage(), { clientX: 350, clientY: 200, pointerId: 2 });
  fireEvent.pointerUp(stage(), { clientX: 350, clientY: 200, pointerId: 2 });
  fireEvent.pointerUp(stage(), { clientX: 150, clientY: 200, pointerId: 1 });
  expect(picture()?.style.transform).toContain('scale(2)');
  const before = picture()?.style.transform;
  drag([200, 200], [200, 240]);
  expect(picture()?.style.transform).not.toBe(before);
  expect(title()).toContain('forfra');
});

test('[P2-31] a swipe turns over, a double tap enlarges and shows the whole again', () => {
  open();
  drag([300, 200], [100, 210]);
  expect(title()).toContain('bakfra');
  drag([100, 200], [300, 210]);
  expect(title()).toContain('forfra');
  drag([300, 200], [290, 380]);
  expect(title()).toContain('forfra');
  const tap = () => drag([200, 200], [201, 201]);
  tap();
  tap();
  expect(picture()?.style.transform).toContain('scale(2.5)');
  tap();
  tap();
  expect(isWhole()).toBe(true);
  tap();
  now += 300;
  tap();
  expect(isWhole()).toBe(true);
});

test('a picture that is enlarged comes in its larger widths, and the next one starts whole', async () => {
  const container = open();
  const sizes = () => container.querySelector('source')?.getAttribute('sizes');
  expect(sizes()).toBe('100vmin');
  await userEvent.click(screen.getByRole('button', { name: 'Forstørr' }));
  expect(sizes()).toBe('300vmin');
  await userEvent.click(screen.getByRole('button', { name: 'Neste bilde' }));
  expect(isWhole()).toBe(true);
  expect(screen.getByRole('button', { name: 'Neste bilde' })).toHaveAttribute('aria-disabled', 'true');
});

test('Esc leaves, and the next time it starts whole', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Forstørr' }));
  const dialog = screen.getByRole('dialog');
  const enlarged = picture();
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(dialog).not.toHaveAttribute('open');
  expect(enlarged?.style.transform).toBe('translate(0px, 0px) scale(1)');
});
