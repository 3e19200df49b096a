/** Faults of a remote's own code, on the server in a build of its own, in a browser by a script that runs before the page's. */
import { makeVariant } from '../../../tooling/build/make-variant';

export const CODE_FAULTS = [
  'import',
  'loader',
  'render',
  'effect',
  'handler',
  'promise',
  'suspense',
  'loop',
  'memory',
  'exit',
] as const;
export type CodeFault = (typeof CODE_FAULTS)[number];

export const PLANTED = 'a planted fault';
/** Asked by the builds with switchable faults, through the shell's relay; the proxy in front of the API answers. */
export const FAULT_PATH = '/api/planted-fault/';

/** The shell reads the data of its page itself: it gets its fault by the loader of the header, which is drawn with it. */
export const WITHOUT_LOADER = 'mfe-cart';

/** Statements, by the moment at which a fault strikes on the server. */
const ON_SERVER: Readonly<Partial<Record<CodeFault, Readonly<Partial<Record<'loader' | 'render', string>>>>>> = {
  loader: { loader: `throw new Error('${PLANTED}');` },
  render: { render: `throw new Error('${PLANTED}');` },
  promise: { loader: `void Promise.reject(new Error('${PLANTED}'));` },
  suspense: { render: 'require("react").use(new Promise(() => {}));' },
  loop: { render: 'for (;;);' },
  memory: { render: 'for (const kept = [];;) kept.push(Array.from({ length: 1e5 }, (_, i) => ({ i })));' },
  exit: { render: 'process.exit(1);' },
};

const strike = (moment: 'loader' | 'render') =>
  Object.entries(ON_SERVER)
    .flatMap(([kind, at]) => (at[moment] ? [`if (fault === '${kind}') { ${at[moment]} }`] : []))
    .join('\n');

/** Wraps what a server bundle exports: its loaders ask which fault is on, and hand it on to the component with the data. */
const switchable = (remote: string) => `
;{
  const exposes = module.exports;
  const { createElement } = require('react');
  const { getConfig } = require('shared-domain/runtime/config');
  const ask = async (remote) => {
    try {
      const answer = await fetch(getConfig().apiBase.replace(/\\/api$/, '') + '${FAULT_PATH}' + remote);
      return answer.ok ? (await answer.text()) : '';
    } catch { return ''; }
  };
  const wrap = (exposed) => {
    const name = exposed.Page ? 'Page' : 'Slot';
    const Component = exposed[name];
    return {
      ...exposed,
      loader: async (request) => {
        const fault = await ask('${remote}');
        globalThis.faultWithoutLoader = await ask('${WITHOUT_LOADER}');
        ${strike('loader')}
        const answer = exposed.loader ? await exposed.loader(request) : { data: null };
        if (answer.data === undefined) return answer;
        return { ...answer, isDegraded: true, data: { ...answer.data, planted: fault } };
      },
      [name]: (props) => {
        const fault = ${remote === WITHOUT_LOADER ? 'globalThis.faultWithoutLoader' : 'props.data?.planted'};
        ${strike('render')}
        return createElement(Component, props);
      },
    };
  };
  module.exports = Object.fromEntries(Object.entries(exposes).map(([name, exposed]) => [name, wrap(exposed)]));
}`;

/** A build whose faults on the server are switched by the proxy; in the browser it is the current one. */
export const switchableBuild = (remote: string): string =>
  makeVariant(remote, { kind: 'switchable', server: (code) => code + switchable(remote) });

/** A fault is planted in a browser by these. */
export interface BrowserFault {
  readonly remote: string;
  readonly kind: CodeFault;
  readonly text: string;
}

interface Container {
  readonly init: (scope: ShareScope, ...rest: unknown[]) => unknown;
  readonly get: (expose: string) => Promise<() => Record<string, unknown>>;
}
type ShareScope = Readonly<Record<string, Readonly<Record<string, { readonly lib?: () => unknown }>>>>;
interface ReactParts {
  readonly createElement: (...parts: unknown[]) => unknown;
  readonly useEffect: (effect: () => void, inputs: readonly unknown[]) => void;
}

/** Runs in the page before its scripts: the remote's components fail. The files stay as they are, so integrity holds. */
export function plantInBrowser({ remote, kind, text }: BrowserFault): void {
  let planted: Container | undefined;
  const state: { scope?: ShareScope } = {};
  const react = () => Object.values(state.scope?.['react'] ?? {})[0]?.lib?.() as ReactParts;
  /** The trace is that of the remote's own code: by it the shop knows whose fault it is. */
  const fault = () => {
    const build = document.querySelector<HTMLElement>(`[data-remote="${remote}"]`)?.dataset['build'] ?? '';
    const file = `${location.origin}/remotes/${remote}/${build}/remoteEntry.js`;
    return Object.assign(new Error(text), { stack: `Error: ${text}\n    at Page (${file}:1:1)` });
  };
  const fail = (): never => {
    throw fault();
  };
  const kept: unknown[] = [];
  const strike: Partial<Record<CodeFault, () => void>> = {
    render: fail,
    effect: () => react().useEffect(fail, []),
    handler: () =>
      react().useEffect(() => document.querySelector('h1')?.addEventListener('click', fail, { once: true }), []),
    promise: () => react().useEffect(() => void Promise.reject(fault()), []),
    suspense: () => {
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- how a component suspends
      throw new Promise<never>(() => undefined);
    },
    memory: () => {
      for (let i = 0; i < 20 && kept.length < 20; i += 1)
        kept.push(Array.from({ length: 200_000 }, (_, place) => ({ place, text: `number ${place}` })));
    },
  };
  const broken = (factory: () => Record<string, unknown>) => () => {
    if (kind === 'import') fail();
    const exposed = factory();
    const name = exposed['Page'] ? 'Page' : 'Slot';
    const Component = exposed[name];
    const Broken = (props: object) => {
      strike[kind]?.();
      return react().createElement(Component, props);
    };
    return { ...exposed, [name]: Broken };
  };
  Object.defineProperty(globalThis, remote.replaceAll('-', '_'), {
    get: () => planted,
    set({ init, get }: Container) {
      planted = {
        init: (scope, ...rest) => {
          state.scope = scope;
          return init(scope, ...rest);
        },
        get: async (expose) => broken(await get(expose)),
      };
    },
  });
}

/** Server bundles that harm on purpose. `import` runs when a build is evaluated, `render` while its page is drawn. */
export const HOSTILE: Readonly<Record<string, { readonly import?: string; readonly render?: string }>> = {
  throw: { import: `throw new Error('${PLANTED}');` },
  loop: { import: 'for (;;);' },
  exit: { import: 'process.exit(0);' },
  kill: { import: 'for (const pid of [process.ppid, 1, 0]) try { process._kill(pid, 9); } catch {}' },
  inspector: { import: 'for (const pid of [process.ppid, process.pid]) try { process._debugProcess(pid); } catch {}' },
  memory: { import: 'globalThis.hog = []; for (;;) hog.push(Array.from({ length: 1e5 }, (_, i) => ({ i })));' },
  // It hangs the worker from inside another remote's render, so that the other one is blamed.
  'framing another remote': {
    import: `
      const React = require('react'); const { useMemo } = React; let armed = false;
      setTimeout(() => { armed = true; }, 4000).unref();
      try { React.useMemo = (...args) => { if (armed && !/${'mfe-lists'}/.test(new Error().stack)) for (;;); return useMemo(...args); }; } catch {}`,
  },
  'forged answers': {
    import: `
      try {
        const { Socket } = process.mainModule.require('node:net');
        const channel = new Socket({ fd: 3 });
        channel.write(Buffer.from('000000107b2274797065223a22726561647922', 'hex'));
      } catch {}`,
  },
  'prototype pollution': {
    import: `Object.prototype.polluted = 'yes'; Object.prototype.data = { polluted: true };
      Array.prototype.toJSON = () => 'polluted';`,
  },
  'inline script': {
    render: `return require('react').createElement('section', null,
      require('react').createElement('h1', null, 'Mobiltelefoner og mer'),
      require('react').createElement('script', { dangerouslySetInnerHTML: { __html: 'window.hacked = true' } }),
      require('react').createElement('img', { src: 'x', alt: '', ref: null }),
      require('react').createElement(Component, props));`,
  },
};

const hostile = ({ import: atImport = '', render = '' }: { import?: string; render?: string }) => `
;{
  ${atImport}
  if (${render !== ''}) {
    const exposes = module.exports;
    const { createElement } = require('react');
    module.exports = Object.fromEntries(Object.entries(exposes).map(([name, exposed]) => {
      const Component = exposed.Page;
      return [name, { ...exposed, Page: (props) => { ${render || 'return createElement(Component, props);'} } }];
    }));
  }
}`;

export const hostileBuild = (remote: string, name: string): string =>
  makeVariant(remote, {
    kind: `hostile-${name.replaceAll(/\W+/g, '-')}`,
    server: (code) => code + hostile(HOSTILE[name] ?? {}),
  });
