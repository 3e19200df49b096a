import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderWithoutScript } from '../../testing';
import { Alert } from './alert';

test('[F3.7-3] a refusal has role alert; other kinds are announced only on request', async () => {
  const { container } = render(
    <>
      <Alert kind="negative">Produktet er utsolgt.</Alert>
      <Alert kind="warning" role="status">
        Få igjen
      </Alert>
      <Alert kind="rocket" links={[{ text: 'Les mer', href: '/mer/' }]}>
        Nyhet
      </Alert>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(/^Produktet er utsolgt.$/);
  expect(screen.getByRole('status')).toHaveTextContent(/^Få igjen$/);
  expect(screen.getByRole('link', { name: 'Les mer' })).toHaveAttribute('href', '/mer/');
  expect((await axe(container)).violations).toEqual([]);
});

test.each(['positive', 'negative', 'info', 'warning', 'rocket', 'megaphone'] as const)(
  '[F3.7-3] %s has an icon of its own, not colour alone',
  (kind) => {
    const drawingOf = (each: typeof kind) =>
      renderWithoutScript(<Alert kind={each}>Melding</Alert>).querySelector('svg')?.innerHTML;
    const others = (['positive', 'negative', 'info', 'warning', 'rocket', 'megaphone'] as const).filter(
      (other) => other !== kind,
    );
    expect(drawingOf(kind)).toBeTruthy();
    expect(others.map(drawingOf)).not.toContain(drawingOf(kind));
  },
);

test('[F4.2-3] a minimizable alert folds its text and keeps its title, and tells its owner', async () => {
  const onToggle = jest.fn();
  const { container } = render(
    <Alert kind="info" title="Driftsmelding" minimizable onToggle={onToggle}>
      Noen kan miste dekning.
    </Alert>,
  );
  expect(screen.getByText('Noen kan miste dekning.')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  await userEvent.click(screen.getByText('Driftsmelding'));
  expect(screen.getByText('Noen kan miste dekning.')).not.toBeVisible();
  await waitFor(() => expect(onToggle).toHaveBeenLastCalledWith(true));
});

test('[F4.2-3] it comes minimized where its owner remembers it so, and without a title it folds to one of ours', () => {
  render(
    <Alert kind="info" minimizable minimized>
      Noen kan miste dekning.
    </Alert>,
  );
  expect(screen.getByText('Melding fra oss')).toBeVisible();
  expect(screen.getByText('Noen kan miste dekning.')).not.toBeVisible();
});

test('[F4.2-3] without script it folds too', () => {
  const html = renderWithoutScript(
    <Alert kind="info" title="Driftsmelding" minimizable>
      Noen kan miste dekning.
    </Alert>,
  );
  expect(html.querySelector('details[open] > summary')).toHaveTextContent('Driftsmelding');
});

test('[F9.2-12] an alert that can be closed says LUKK by default', async () => {
  const onClose = jest.fn();
  const { rerender } = render(
    <Alert kind="info" onClose={onClose}>
      Hei
    </Alert>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'LUKK' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  rerender(
    <Alert kind="info" onClose={onClose} closeLabel="Skjul">
      Hei
    </Alert>,
  );
  expect(screen.getByRole('button', { name: 'Skjul' })).toBeInTheDocument();
});
