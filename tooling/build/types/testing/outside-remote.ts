/** The files of a remote in another repository. */
export const OUTSIDE_REMOTE: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ name: 'mfe-outside', private: true }),
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'ES2023',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: false,
      noEmit: true,
      types: ['shared-domain/assets'],
    },
    include: ['src'],
  }),
  'federation.json': JSON.stringify({
    $schema: './node_modules/shared-domain/federation.schema.json',
    name: 'mfe-outside',
    port: 3091,
    exposes: { './page': './src/exposes/page.tsx' },
    routes: [{ id: 'outside', expose: './page', paths: ['/utenfor/'], searchParams: [], reloadOn: [] }],
    slots: {},
    emits: ['shop:cart:drawer-requested@1'],
    listens: ['shop:cart:state-changed@1'],
  }),
  'src/exposes/page.tsx': `
    import { useEffect, useState } from 'react';
    import type { PageModule, PageProps } from 'shared-domain/contracts/exposes';
    import { getConfig } from 'shared-domain/runtime/config';
    import { emit, subscribe } from 'shared-domain/runtime/event-bus';
    import { Link } from 'shared-domain/runtime/router';
    import { useSession } from 'shared-domain/stores/session-store';
    import styles from './page.module.css';

    export interface Data { readonly names: readonly string[] }

    export function Page({ data, realm }: PageProps<Data>) {
      const [count, setCount] = useState(0);
      const user = useSession((state) => state.user);
      useEffect(() => subscribe('shop:cart:state-changed@1', ({ itemCount }) => setCount(itemCount)), []);
      return (
        <div className={styles['list']}>
          <h1>{realm} {user === null ? '' : count}</h1>
          {data.names.map((name) => <Link key={name} href="/">{name}</Link>)}
          <button onClick={() => emit('shop:cart:drawer-requested@1', { open: true })}>Vis</button>
        </div>
      );
    }
    export const loader: PageModule<Data>['loader'] = () => Promise.resolve({ kind: 'data', data: { names: [] } });
    export const head: PageModule<Data>['head'] = () => ({ title: getConfig().brand.name });
  `,
  'src/shape.ts': `
    import type { PageModule } from 'shared-domain/contracts/exposes';
    import * as page from './exposes/page';
    page satisfies PageModule<page.Data>;
  `,
};

/** Mistakes: file → its text and the compiler error. */
export const MISTAKES: Readonly<Record<string, readonly [text: string, error: RegExp]>> = {
  'src/payload.ts': [
    `import { emit } from 'shared-domain/runtime/event-bus';
     emit('shop:cart:drawer-requested@1', { open: 'yes' });`,
    /'string' is not assignable to type 'boolean'/,
  ],
  'src/read-member.ts': [
    `import { subscribe } from 'shared-domain/runtime/event-bus';
     subscribe('shop:cart:state-changed@1', ({ pieces }) => pieces);`,
    /Property 'pieces' does not exist on type 'CartStatePayload'/,
  ],
  'src/event-name.ts': [
    `import { subscribe } from 'shared-domain/runtime/event-bus';
     subscribe('shop:cart:state-changed@2', () => undefined);`,
    /'"shop:cart:state-changed@2"' is not assignable/,
  ],
  'src/prop.tsx': [
    `import { Link } from 'shared-domain/runtime/router';
     export const Home = () => <Link>Hjem</Link>;`,
    /Property 'href' is missing/,
  ],
  'src/missing-export.ts': [
    `import type { PageModule } from 'shared-domain/contracts/exposes';
     import { type Data, Page, loader } from './exposes/page';
     ({ Page, loader }) satisfies PageModule<Data>;`,
    /Property 'head' is missing/,
  ],
  'src/compiled-in.tsx': [
    `import { Heading } from 'shared-domain/ui';
     export const Title = () => <Heading level={1}>Tittel</Heading>;`,
    /Cannot find module 'shared-domain\/ui'/,
  ],
};
