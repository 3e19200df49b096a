import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

test('a name below the range can be pressed', async () => {
  const onChange = jest.fn();
  render(<StepSlider label="Hastighet" steps={steps} value="basic" onChange={onChange} />);
  await userEvent.click(screen.getByText('Lynrask'));
  await userEvent.click(screen.getByText('Høy'));
  expect(onChange.mock.calls).toEqual([['max']]);
});

test('an unknown choice is shown as the first step', () => {
  render(<StepSlider label="Hastighet" steps={steps} value="max-plus" onChange={jest.fn()} />);
  expect(screen.getByRole('slider')).toHaveValue('0');
});
