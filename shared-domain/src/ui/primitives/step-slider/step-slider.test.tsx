import { fireEvent, render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { StepSlider } from './step-slider';

const steps = [
  { value: 'start', label: 'Moderat', detail: '10' },
  { value: 'basic', label: 'Høy', detail: '250' },
  { value: 'max', label: 'Lynrask', detail: '1000' },
];

test('the range reads the step by name and tells the chosen one once', async () => {
  const onChange = jest.fn();
  const { container } = render(<StepSlider label="Hastighet" steps={steps} value="basic" onChange={onChange} />);
  const slider = screen.getByRole('slider', { name: 'Hastighet' });
  expect(slider).toHaveAttribute('aria-valuetext', 'Høy 250');
  fireEvent.change(slider, { target: { value: '2' } });
  expect(onChange.mock.calls).toEqual([['max']]);
  expect((await axe(container)).violations).toEqual([]);
});

test('a pointer that presses or drags anywhere means the step of that part of the slider, and the range gets the focus', () => {
  const onChange = jest.fn();
  const { container, rerender } = render(
    <StepSlider label="Hastighet" steps={steps} value="basic" onChange={onChange} />,
  );
  const root = container.firstElementChild as HTMLElement;
  root.getBoundingClientRect = () => ({ left: 100, width: 300 }) as DOMRect;
  const point = (type: string, init: MouseEventInit) =>
    fireEvent(root, new MouseEvent(type, { bubbles: true, ...init }));
  point('pointerdown', { clientX: 390, button: 0 });
  point('pointermove', { clientX: 250, buttons: 1 });
  point('pointermove', { clientX: 110, buttons: 0 });
  expect(onChange.mock.calls).toEqual([['max']]);
  expect(screen.getByRole('slider')).toHaveFocus();
  const snap = jest.fn(() => 0);
  rerender(<StepSlider label="Hastighet" steps={steps} value="basic" onChange={onChange} snap={snap} />);
  point('pointermove', { clientX: 250, buttons: 1 });
  expect(snap).toHaveBeenCalledWith(0.5);
  expect(onChange).toHaveBeenLastCalledWith('start');
});

test('an unknown choice is shown as the first step', () => {
  render(<StepSlider label="Hastighet" steps={steps} value="max-plus" onChange={jest.fn()} />);
  expect(screen.getByRole('slider')).toHaveValue('0');
});
