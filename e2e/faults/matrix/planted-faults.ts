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
export const FAULT_PATH = '/api/view-models/planted-fault/';

/** The shell reads the data of its page itself: its worker asks again and again which fault is on. */
export const WITHOUT_LOADER = 'mfe-cart';
export const ASKS_EVERY_MS = 200;

/** A line of the worker's output that proves that planted code ran. */
export const traceOf = (remote: string, fault: string): string => `struck: ${fault} in ${remote}`;

/** Written before the harm is done; a pipe takes it at once. */
const leaveTrace = (remote: string, fault: string) =>
  `process.stderr.write(${JSON.stringify(`${traceOf(remote, fault)}\n`)});`;

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

const strike = (remote: string, moment: 'loader' | 'render') =>
  Object.entries(ON_SERVER)
    .flatMap(([kind, at]) =>
      at[moment] ? [`if (fault === '${kind}') { ${leaveTrace(remote, kind)} ${at[moment]} }`] : [],
    )
    .join('\n');

const ASK_ALWAYS = `setInterval(async () => { asked = await ask('${WITHOUT_LOADER}'); }, ${ASKS_EVERY_MS}).unref();`;

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
  let asked = '';
  ${remote === WITHOUT_LOADER ? ASK_ALWAYS : ''}
  const wrap = (exposed) => {
    const name = exposed.Page ? 'Page' : 'Slot';
    const Component = exposed[name];
    return {
      ...exposed,
      loader: async (request) => {
        const fault = await ask('${remote}');
        ${strike(remote, 'loader')}
        const answer = exposed.loader ? await exposed.loader(request) : { data: null };
        if (answer.data === undefined) return answer;
        return { ...answer, isDegraded: true, data: { ...answer.data, planted: fault } };
      },
      [name]: (props) => {
        const fault = ${remote === WITHOUT_LOADER ? 'asked' : 'props.data?.planted'};
        ${strike(remote, 'render')}
        return createElement(Component, props);
      },
    };
  };
  module.exports = Object.fromEntries(Object.entries(exposes).map(([name, exposed]) => [name, wrap(exposed)]));
}`;

/** A build whose faults on the server are switched by the proxy; in the browser it is the current one. @param name of one among several */
export const switchableBuild = (remote: string, name = 'switchable'): string =>
  makeVariant(remote, { kind: name, server: (code) => code + switchable(remote) });

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

interface Attack {
  /** Runs when the build is evaluated. */
  readonly import?: string;
  /** Runs while a page is drawn. */
  readonly render?: string;
  /** Runs when something else of its process is drawn. */
  readonly later?: string;
  /** The shell's log must name the build with such a message, and the build must not be served. Absent: served, it must do no harm. */
  readonly named?: RegExp;
}

const forEachProcess = (call: string) =>
  `for (const pid of [process.ppid, process.pid, 1]) try { process.${call}; } catch {}`;

/** Server bundles that harm on purpose. */
export const HOSTILE: Readonly<Record<string, Attack>> = {
  throw: { import: `throw new Error('${PLANTED}');`, named: new RegExp(PLANTED) },
  loop: { import: 'for (;;);', named: /did not start|blocks the process/ },
  exit: { import: 'process.exit(0);', named: /died|ended the process/ },
  kill: { import: forEachProcess('_kill(pid, 9)') },
  inspector: { import: forEachProcess('_debugProcess(pid)') },
  memory: {
    import: 'globalThis.hog = []; for (;;) hog.push(Array.from({ length: 1e5 }, (_, i) => ({ i })));',
    named: /died|ended the process|MB of memory/,
  },
  // Its worker hangs in code that is not the remote's, so that someone else may be blamed.
  'framing another remote': { later: 'for (;;);', named: /crashed a render worker|blocks the process/ },
  // It speaks as the renderer does, whose frames have the target 1.
  'forged answers': {
    import: `
      const json = Buffer.from('{"type":"gone"}');
      const head = Buffer.from([0, 0, 0, 5 + json.length, 1, 0, 0, 0, json.length]);
      process.mainModule.require('node:fs').writeSync(3, Buffer.concat([head, json]));`,
    named: /died|ended the process/,
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

/** Long enough for the smoke test to be over. */
export const LATER_MS = 8_000;

const hostile = (remote: string, fault: string, { import: atImport, render, later }: Attack) => {
  const trace = leaveTrace(remote, fault);
  return `
;{
  ${atImport === undefined ? '' : trace + atImport}
  if (${later !== undefined}) {
    const React = require('react'); const { useMemo } = React; let isArmed = false;
    setTimeout(() => { isArmed = true; }, ${LATER_MS}).unref();
    React.useMemo = (...args) => {
      // The first two lines are the message and this function.
      if (isArmed && !/${remote}/.test(new Error().stack.split('\\n').slice(2).join())) { ${trace} ${later} }
      return useMemo(...args);
    };
  }
  if (${render !== undefined}) {
    const exposes = module.exports;
    const { createElement } = require('react');
    module.exports = Object.fromEntries(Object.entries(exposes).map(([name, exposed]) => {
      const Component = exposed.Page;
      return [name, { ...exposed, Page: (props) => { ${trace} ${render ?? 'return createElement(Component, props);'} } }];
    }));
  }
}`;
};

export const hostileBuild = (remote: string, name: string): string =>
  makeVariant(remote, {
    kind: `hostile-${name.replaceAll(/\W+/g, '-')}`,
    server: (code) => code + hostile(remote, name, HOSTILE[name] ?? {}),
  });
