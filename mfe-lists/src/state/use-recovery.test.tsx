import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTestConfig } from 'shared-domain/testing';
import { renderAt } from 'shared-domain/testing/router';
import { ListPage } from '../pages/list-page';

beforeEach(() => useTestConfig());
afterEach(() => jest.useRealTimers());

const renderFailed = () =>
  renderAt(
    '/mobiltelefoner/',
    <ListPage data={{ kind: 'failed', key: 'handsets', path: '/mobiltelefoner/' }} realm="B2C" renderedAt={0} />,
  );

test('[F8-1] a list that could not be read says so, and keeps head and way back', async () => {
  const { router } = renderFailed();
  expect(screen.getByRole('heading', { level: 1, name: 'Mobiltelefoner' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Vi får ikke hentet produktene akkurat nå');
  const retry = screen.getByRole('link', { name: 'Prøv igjen' });
  expect(retry).toHaveAttribute('href', '/mobiltelefoner/');
  await userEvent.click(retry);
  expect(router.revalidations()).toBe(1);
});

test('[F8-1] it asks again by itself, less and less often, and at once when the browser is back online', () => {
  jest.useFakeTimers();
  const { unmount, router } = renderFailed();
  act(() => void jest.advanceTimersByTime(4_000));
  expect(router.revalidations()).toBe(1);
  act(() => void jest.advanceTimersByTime(7_999));
  expect(router.revalidations()).toBe(1);
  act(() => void jest.advanceTimersByTime(1));
  expect(router.revalidations()).toBe(2);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(router.revalidations()).toBe(3);
  unmount();
  act(() => void jest.advanceTimersByTime(600_000));
  expect(router.revalidations()).toBe(3);
});
