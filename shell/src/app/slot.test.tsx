import { act, render, screen } from '@testing-library/react';
import { type ReactNode, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { setErrorReporter } from 'shared-domain/runtime/error-report';
import { fulfilled, type ModuleSource, rejected } from '../federation/module-source';
import { createRouteTable } from '../federation/route-table';
import { ShopProvider } from './shop-context';
import { Slot } from './slot';

interface Greeting {
  readonly Hello: () => ReactNode;
}

const pick = (module: Greeting) => module.Hello;
const source = (module: Promise<unknown>): ModuleSource => ({
  load: <Module,>() => module as Promise<Module>,
  buildOf: () => '0123456789ab',
});
const page = (module: Promise<unknown>, serverSlots: ReadonlySet<Element> = new Set()) => (
  <ShopProvider
    value={{ modules: source(module), table: createRouteTable([]), renderedAt: 0, slotData: {}, serverSlots }}
  >
    <Slot name="header" remote="mfe-header" expose="./header" pick={pick} props={{}} fallback={<p>Venter</p>} />
  </ShopProvider>
);
const Hello = () => <button type="button">Hei</button>;

const reported = jest.fn();
beforeEach(() => {
  reported.mockReset();
  setErrorReporter({ error: reported, warning: jest.fn() });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('the server’s HTML names slot, remote and build, and is complete', () => {
  const html = renderToString(page(fulfilled({ Hello })));
  expect(html).toContain('data-slot="header" data-remote="mfe-header" data-build="0123456789ab"');
  expect(html).toContain('Hei');
});

test('hydration keeps the server’s HTML while the remote is slow, and takes it over when it is there', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page(fulfilled({ Hello })));
  document.body.append(container);
  const button = container.querySelector('button');
  let arrive: (module: Greeting) => void = () => undefined;
  const pending = new Promise<Greeting>((resolve) => (arrive = resolve));
  const recoverable = jest.fn();
  await act(async () => {
    hydrateRoot(container, page(pending), { onRecoverableError: recoverable });
  });
  expect(container.querySelector('button')).toBe(button);
  await act(async () => arrive({ Hello }));
  expect(container.querySelector('button')).toBe(button);
  expect(recoverable).not.toHaveBeenCalled();
  container.remove();
});

test('a remote that throws shows the fallback, and is reported with its build', async () => {
  const Broken = () => {
    throw new Error('broken');
  };
  render(page(fulfilled({ Hello: Broken })));
  expect(await screen.findByText('Venter')).toBeVisible();
  expect(reported).toHaveBeenCalledWith(
    expect.any(Error),
    expect.objectContaining({ remote: 'mfe-header', build: '0123456789ab' }),
  );
});

test('a remote that throws shows the failure where there is one besides the fallback', async () => {
  const Broken = () => {
    throw new Error('broken');
  };
  const slot = (
    <Slot
      name="page"
      remote="mfe-header"
      expose="./header"
      pick={pick}
      props={{}}
      fallback={<p>Venter</p>}
      failure={<p>Noe gikk galt</p>}
    />
  );
  render(
    <ShopProvider
      value={{
        modules: source(fulfilled({ Hello: Broken })),
        table: createRouteTable([]),
        renderedAt: 0,
        slotData: {},
      }}
    >
      {slot}
    </ShopProvider>,
  );
  expect(await screen.findByText('Noe gikk galt')).toBeVisible();
  expect(screen.queryByText('Venter')).not.toBeInTheDocument();
});

test.each([
  [
    'while it is drawn',
    () => {
      throw new Error('broken');
    },
  ],
  [
    'after it was drawn',
    function Broken() {
      useEffect(() => {
        throw new Error('broken');
      }, []);
      return <button type="button">Hei</button>;
    },
  ],
])('the server’s HTML stays when the remote throws %s, and the error is reported', async (_when, Broken) => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page(fulfilled({ Hello })));
  document.body.append(container);
  const serverSlots = new Set(container.querySelectorAll('[data-slot]'));
  const recoverable = jest.fn();
  await act(async () => {
    hydrateRoot(container, page(fulfilled({ Hello: Broken }), serverSlots), { onRecoverableError: recoverable });
  });
  expect(screen.getByRole('button', { name: 'Hei' })).toBeVisible();
  expect(screen.queryByText('Venter')).not.toBeInTheDocument();
  expect(reported).toHaveBeenCalledTimes(1);
  container.remove();
});

test('a second error that is another one is reported too, and the failure is shown', async () => {
  let renders = 0;
  function BreaksTwice() {
    const [mine] = useState(() => ++renders);
    useEffect(() => {
      throw new Error(`broken ${mine}`);
    }, [mine]);
    return <button type="button">Hei</button>;
  }
  render(page(fulfilled({ Hello: BreaksTwice })));
  expect(await screen.findByText('Venter')).toBeVisible();
  expect(reported.mock.calls.map(([error]) => String(error))).toEqual(['Error: broken 1', 'Error: broken 2']);
});

test('a remote that throws once is drawn once more from the start, and nothing of the failure stays', async () => {
  let renders = 0;
  function BreaksOnce() {
    const [first] = useState(() => ++renders);
    useEffect(() => {
      if (first === 1) throw new Error('a node is gone');
    }, [first]);
    return <button type="button">Hei</button>;
  }
  render(page(fulfilled({ Hello: BreaksOnce })));
  expect(await screen.findByRole('button', { name: 'Hei' })).toBeVisible();
  expect(screen.queryByText('Venter')).not.toBeInTheDocument();
  expect(renders).toBe(2);
  expect(reported).toHaveBeenCalledTimes(1);
});

test('on the server a remote that cannot be loaded leaves its fallback, and the page is rendered', () => {
  expect(renderToString(page(rejected(new Error('gone'))))).toContain('Venter');
});
