/**
 * Code that breaks the rules of oxlint.config.mjs, by rule. The self-test expects each to be reported by its rule: a rule that is renamed,
 * dropped by a new version or given an option that it does not know is noticed.
 */
const react = (names: string, code: string) => `import { ${names} } from 'react';\n${code}`;

export const PLANTED_RULES: Readonly<Record<string, string>> = {
  complexity: `export const f = (a?: string) => a${' || a'.repeat(20)};`,
  'no-array-constructor': 'export const list = new Array(1, 2);',
  'no-unused-expressions': 'export function f(a: number) { a + 1; }',
  'no-unused-vars': 'const unused = 1;',
  'no-var': 'export var one = 1;',
  'prefer-const': 'let one = 1;\nexport const f = () => one;',
  'prefer-rest-params': 'export function f() { return arguments; }',
  'prefer-spread': 'export const f = (list: number[]) => Math.max.apply(Math, list);',
  'typescript/ban-ts-comment': '// @ts-ignore\nexport const one = 1;',
  'typescript/no-duplicate-enum-values': 'export enum E { A = 1, B = 1 }',
  'typescript/no-empty-object-type': 'export type T = {};',
  'typescript/no-explicit-any': 'export type T = any;',
  'typescript/no-extra-non-null-assertion': 'export const f = (a: string | null) => a!!;',
  'typescript/no-misused-new': 'export interface I { new (): I }',
  'typescript/no-namespace': 'export namespace N { export const one = 1; }',
  'typescript/no-non-null-asserted-optional-chain': 'export const f = (a?: { b?: string }) => a?.b!;',
  'typescript/no-require-imports': "import fs = require('fs');\nexport { fs };",
  'typescript/no-this-alias': 'export class C { f() { const self = this; return () => self; } }',
  'typescript/no-unnecessary-type-constraint': 'export const f = <T extends unknown>(a: T): T => a;',
  'typescript/no-unsafe-declaration-merging': 'export interface A { b: string }\nexport class A {}',
  'typescript/no-unsafe-function-type': 'export type T = Function;',
  'typescript/no-wrapper-object-types': 'export type T = String;',
  'typescript/prefer-as-const': "export const one: 'one' = 'one';",
  'typescript/prefer-namespace-keyword': 'declare module N {}',
  'typescript/triple-slash-reference': '/// <reference path="other" />\nexport const one = 1;',
  'typescript/consistent-type-imports': react('ReactNode', 'export type T = ReactNode;'),

  'typescript/await-thenable': 'export const f = async () => { await 1; };',
  'typescript/no-array-delete': 'export const f = (list: number[]) => { delete list[0]; };',
  'typescript/no-base-to-string': 'export const f = (a: { b: number }) => String(a);',
  'typescript/no-duplicate-type-constituents': "export type T = 'a' | 'b' | 'a';",
  'typescript/no-floating-promises': 'export const f = () => { Promise.resolve(1); };',
  'typescript/no-for-in-array': 'export const f = (list: number[]) => { for (const one in list) console.log(one); };',
  'typescript/no-implied-eval': "setTimeout('f()', 1);",
  'typescript/no-misused-promises':
    'export const f = (list: number[]) => { if (Promise.resolve(list)) return 1; return 2; };',
  'typescript/no-redundant-type-constituents': 'export type T = unknown | string;',
  'typescript/no-unnecessary-type-assertion': 'export const f = (a: string) => a as string;',
  'typescript/no-unsafe-argument': 'export const f = (a: string) => parseInt(JSON.parse(a));',
  'typescript/no-unsafe-assignment': 'export const f = (a: string) => { const b = JSON.parse(a); return String(b); };',
  'typescript/no-unsafe-call': 'export const f = (a: string) => { JSON.parse(a)(); };',
  'typescript/no-unsafe-enum-comparison': 'enum E { A = 1 }\nexport const f = (a: number) => a === E.A;',
  'typescript/no-unsafe-member-access': 'export const f = (a: string) => { console.log(JSON.parse(a).b); };',
  'typescript/no-unsafe-return': 'export const f = (a: string) => JSON.parse(a);',
  'typescript/no-unsafe-unary-minus': 'export const f = (a: string) => -a;',
  'typescript/only-throw-error': "export const f = () => { throw 'text'; };",
  'typescript/prefer-promise-reject-errors': "export const f = () => Promise.reject('text');",
  'typescript/restrict-plus-operands': 'export const f = (a: number, b: { c: number }) => a + b;',
  'typescript/restrict-template-expressions': 'export const f = (a: { b: number }) => `${a}`;',
  'typescript/unbound-method':
    'class C { f() { return this; } }\nexport const f = (c: C) => { const g = c.f; return g; };',

  'react/rules-of-hooks': react(
    'useState',
    'export function P({ a }: { a: boolean }) { if (a) useState(1); return null; }',
  ),
  'react/exhaustive-deps': react(
    'useEffect',
    'export function P({ a }: { a: string }) { useEffect(() => { console.log(a); }, []); return null; }',
  ),
  'react/static-components': 'export function P() { const Q = () => <p />; return <Q />; }',
  'react/use-memo': react(
    'useMemo',
    'export function P({ a }: { a: number }) { return <p>{useMemo(async () => a, [a])}</p>; }',
  ),
  'react/preserve-manual-memoization': react(
    'useMemo, useRef',
    "export function P({ a }: { a: string[] }) { const x: string[] = []; useRef(0); x.push(...a); const y = useMemo(() => x.map((z) => z), [x]); x.push('b'); return <p>{y}</p>; }",
  ),
  'react/incompatible-library':
    "import { useVirtualizer } from '@tanstack/react-virtual';\nexport function P() { const v = useVirtualizer({ count: 1 }); return <p>{v.getTotalSize()}</p>; }",
  'react/immutability': 'export function P({ a }: { a: { b: number } }) { a.b = 1; return <p>{a.b}</p>; }',
  'react/globals': 'let count = 0;\nexport function P() { count = 1; return <p>{count}</p>; }',
  'react/refs': react('useRef', 'export function P() { const r = useRef(1); return <p>{r.current}</p>; }'),
  'react/set-state-in-effect': react(
    'useEffect, useState',
    'export function P({ a }: { a: number }) { const [b, setB] = useState(0); useEffect(() => { setB(a); }, [a]); return <p>{b}</p>; }',
  ),
  'react/error-boundaries':
    'export function P({ q: Q }: { q: () => null }) { try { return <Q />; } catch { return null; } }',
  'react/purity': 'export function P() { return <p>{Math.random()}</p>; }',
  'react/set-state-in-render': react(
    'useState',
    'export function P() { const [a, setA] = useState(0); setA(1); return <p>{a}</p>; }',
  ),
  'react/unsupported-syntax': "export function P() { eval('1'); return <p />; }",

  'jsx-a11y/alt-text': 'export const p = <img src="/a" />;',
  'jsx-a11y/anchor-has-content': 'export const p = <a href="/a" />;',
  'jsx-a11y/anchor-is-valid': 'export const p = <a href="#">a</a>;',
  'jsx-a11y/aria-activedescendant-has-tabindex': 'export const p = <div aria-activedescendant="a" />;',
  'jsx-a11y/aria-props': 'export const p = <p aria-labeledby="a" />;',
  'jsx-a11y/aria-proptypes': 'export const p = <p aria-hidden="yes" />;',
  'jsx-a11y/aria-role': 'export const p = <p role="datepicker" />;',
  'jsx-a11y/aria-unsupported-elements': 'export const p = <meta aria-hidden="true" />;',
  'jsx-a11y/autocomplete-valid': 'export const p = <input type="text" autoComplete="foo" />;',
  'jsx-a11y/click-events-have-key-events': 'export const p = <div onClick={() => {}} />;',
  'jsx-a11y/heading-has-content': 'export const p = <h1 />;',
  'jsx-a11y/html-has-lang': 'export const p = <html />;',
  'jsx-a11y/iframe-has-title': 'export const p = <iframe src="/a" />;',
  'jsx-a11y/img-redundant-alt': 'export const p = <img src="/a" alt="photo of a phone" />;',
  'jsx-a11y/interactive-supports-focus':
    'export const p = <span role="button" onClick={() => {}} onKeyDown={() => {}} />;',
  'jsx-a11y/label-has-associated-control': 'export const p = <label>a</label>;',
  'jsx-a11y/media-has-caption': 'export const p = <video src="/a" />;',
  'jsx-a11y/mouse-events-have-key-events': 'export const p = <p onMouseOver={() => {}} />;',
  'jsx-a11y/no-access-key': 'export const p = <p accessKey="a" />;',
  'jsx-a11y/no-autofocus': 'export const p = <input autoFocus />;',
  'jsx-a11y/no-distracting-elements': 'export const p = <marquee />;',
  'jsx-a11y/no-interactive-element-to-noninteractive-role': 'export const p = <button role="article">a</button>;',
  'jsx-a11y/no-noninteractive-element-interactions': 'export const p = <li onKeyDown={() => {}} />;',
  'jsx-a11y/no-noninteractive-element-to-interactive-role': 'export const p = <h3 role="button">a</h3>;',
  'jsx-a11y/no-noninteractive-tabindex': 'export const p = <p tabIndex={0} />;',
  'jsx-a11y/no-redundant-roles': 'export const p = <button role="button">a</button>;',
  'jsx-a11y/no-static-element-interactions': 'export const p = <div onKeyDown={() => {}} />;',
  'jsx-a11y/role-has-required-aria-props': 'export const p = <p role="checkbox" />;',
  'jsx-a11y/role-supports-aria-props': 'export const p = <p role="img" aria-checked="true" />;',
  'jsx-a11y/scope': 'export const p = <p scope="row" />;',
  'jsx-a11y/tabindex-no-positive': 'export const p = <a href="/a" tabIndex={3}>a</a>;',

  'shop/sorted-exports': "export { b } from './b';\nexport { a } from './a';",
};

/** A comment that switches off what reports nothing. */
export const NEEDLESS_DISABLE = '// oxlint-disable-next-line no-var\nexport const one = 1;';

/** Code that the options of the rules allow: nothing reports it. Each in a file of its own, with a number for the star. */
export const ALLOWED: readonly (readonly [at: string, code: string | undefined])[] = [
  ['shell/src/planted-*.ts', 'export const f = (_a: string, [_b, c]: string[]) => c;'],
  [
    'shell/src/planted-*.ts',
    'const o: { f: () => void } = { f: async () => { await Promise.resolve(); } };\nexport { o };',
  ],
  ['shell/src/planted-*.ts', 'export const f = () => { throw new Response(); };'],
  ['shell/src/planted-*.test.ts', PLANTED_RULES['typescript/unbound-method']],
  ['shell/src/planted-*.ts', `export const f = (a?: string) => a${' || a'.repeat(19)};`],
  ['shell/src/planted-*.test.tsx', PLANTED_RULES['react/set-state-in-effect']],
  ['shell/src/planted-*.cjs', "const fs = require('node:fs');\nmodule.exports = { fs };"],
  ['shell/src/planted-*.tsx', 'export const p = <tr role="row"><th role="columnheader">a</th></tr>;'],
  [
    'shell/src/planted-*.tsx',
    'export const p = <ul role="listbox"><li role="option" aria-selected={false} tabIndex={-1}>a</li></ul>;',
  ],
  ['shell/src/planted-*.tsx', 'export const p = <li onFocus={() => {}}>a</li>;'],
];

/** Imports in their order, which the formatter restores. */
export const SORTED_IMPORTS = [
  "import './effect';",
  "import { join } from 'node:path';",
  "import { z, type A } from 'a-package';",
  "import { cart } from 'shared-domain/cart';",
  "import { above } from '../above';",
  "import { here } from './here';",
  "import './styles.css';",
];
