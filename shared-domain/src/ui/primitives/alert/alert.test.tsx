import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { ToastRegion } from '../toast/toast-region';
import { Alert } from './alert';

test('[F3.7-3] a refusal has role alert; other kinds speak only when told', async () => {
  const { container } = render(
    <>
      <Alert kind="negative">Produktet er utsolgt.</Alert>
      <Alert kind="warning" role="status">Få igjen</Alert>
      <Alert kind="rocket" links={[{ text: 'Les mer', href: '/mer/' }]}>Nyhet</Alert>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(/^Produktet er utsolgt.$/);
  expect(screen.getByRole('status')).toHaveTextContent(/^Få igjen$/);
  expect(screen.getByRole('link', { name: 'Les mer' })).toHaveAttribute('href', '/mer/');
  expect((await axe(container)).violations).toEqual([]);
});

test('[F4.2-3] a minimizable alert folds its text and keeps its title', async () => {
  render(<Alert kind="info" title="Driftsmelding" minimizable>Noen kan miste dekning.</Alert>);
  expect(screen.getByText('Noen kan miste dekning.')).toBeVisible();
  await userEvent.click(screen.getByText('Driftsmelding'));
  expect(screen.getByText('Noen kan miste dekning.')).not.toBeVisible();
});

test('[F9.2-12] an alert that can be closed says LUKK unless told otherwise', async () => {
  const onClose = jest.fn();
  const { rerender } = render(<Alert kind="info" onClose={onClose}>Hei</Alert>);
  await userEvent.click(screen.getByRole('button', { name: 'LUKK' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  rerender(<Alert kind="info" onClose={onClose} closeLabel="Skjul">Hei</Alert>);
  expect(screen.getByRole('button', { name: 'Skjul' })).toBeInTheDocument();
});

describe('toasts', () => {
  const toasts = [{ id: 1, kind: 'positive', text: 'Lagt i handlekurven' }] as const;
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('[P9-18] a toast is read as a status and leaves after 6000 ms', () => {
    const onDismiss = jest.fn();
    render(<ToastRegion toasts={toasts} onDismiss={onDismiss} />);
    expect(screen.getByRole('status')).toHaveTextContent('Lagt i handlekurven');
    act(() => jest.advanceTimersByTime(5999));
    expect(onDismiss).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(onDismiss).toHaveBeenCalledWith(1);
  });

  test('it stays while the keyboard is in it', () => {
    const onDismiss = jest.fn();
    render(<ToastRegion toasts={toasts} onDismiss={onDismiss} />);
    act(() => screen.getByRole('button', { name: 'Lukk beskjeden' }).focus());
    act(() => jest.advanceTimersByTime(20_000));
    expect(onDismiss).not.toHaveBeenCalled();
  });

  test('the region is there before its first message', () => {
    render(<ToastRegion toasts={[]} onDismiss={jest.fn()} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
