import type { ShellContract } from '../../shell/src/federation/shell-contract';
import { type LiveBuild, misfitsIn } from './misfits';

const shell: ShellContract = {
  build: '0123456789ab',
  provides: { 'shared-domain/runtime/router': ['Link', 'useNavigate'] },
  mounts: ['page@1', 'slot@1'],
  slots: ['header'],
  emits: ['shop:cart:line-removed@1'],
  listens: [],
};
const header: LiveBuild = {
  needs: {},
  slots: { header: './header' },
  exposes: { './header': 'slot@1' },
  emits: ['shop:header:search-submitted@1'],
  listens: ['shop:cart:line-removed@1', 'shop:cart:drawer-requested@1'],
};
const cart: LiveBuild = { needs: {}, slots: {}, exposes: {}, emits: ['shop:cart:drawer-requested@1'], listens: [] };
const newCart: LiveBuild = { ...cart, emits: ['shop:cart:drawer-requested@2'] };

const misfits = (changed: Readonly<Record<string, readonly LiveBuild[]>>, ofShell: Partial<ShellContract> = {}) =>
  misfitsIn({ 'mfe-header': [header], 'mfe-cart': [cart], ...changed }, { ...shell, ...ofShell });

test('builds that send what the others listen to fit', () => {
  expect(misfits({})).toEqual([]);
});

test('an event that is listened to is sent in the same version', () => {
  expect(misfits({ 'mfe-cart': [newCart] })).toEqual([
    'mfe-header listens to shop:cart:drawer-requested@1, which no build in use sends (sent is shop:cart:drawer-requested@2)',
  ]);
  expect(misfits({ 'mfe-cart': [{ ...newCart, emits: [...newCart.emits!, ...cart.emits!] }] })).toEqual([]);
});

test('one of several senders is enough; the shell is one of them', () => {
  expect(misfits({ 'mfe-cart': [newCart], 'mfe-pdp': [cart] })).toEqual([]);
  expect(misfits({}, { emits: [] })).toEqual([
    'mfe-header listens to shop:cart:line-removed@1, which no build in use sends',
  ]);
  expect(misfits({}, { listens: ['shop:cart:state-changed@1'] })).toEqual([
    'the shell listens to shop:cart:state-changed@1, which no build in use sends',
  ]);
});

test('a canary counts: it may listen to nothing that nobody sends, and what it does not send is not sent', () => {
  expect(misfits({ 'mfe-cart': [cart, newCart] })).toHaveLength(1);
  expect(misfits({ 'mfe-header': [header, { ...header, listens: ['shop:cart:line-removed@2'] }] })).toEqual([
    'mfe-header listens to shop:cart:line-removed@2, which no build in use sends (sent is shop:cart:line-removed@1)',
  ]);
});

test('of a build that declares nothing it is not known what it sends', () => {
  expect(misfits({ 'mfe-cart': [{ needs: {} }] })).toEqual([]);
});

test('a build needs no more of the runtime than the shell in use has', () => {
  const needs = { 'shared-domain/runtime/router': ['Link', 'useBlocker'], 'shared-domain/runtime/other': ['one'] };
  expect(misfits({ 'mfe-cart': [{ ...cart, needs }] })).toEqual([
    'mfe-cart needs shared-domain/runtime/router#useBlocker, shared-domain/runtime/other#one, which the shell in use (0123456789ab) lacks: release the shell first',
  ]);
  expect(misfits({ 'mfe-cart': [{ ...cart, needs }] }, { provides: undefined })).toEqual([]);
});

test('an exposed module has a shape that the shell shows', () => {
  expect(misfits({ 'mfe-cart': [{ ...cart, exposes: { './page': 'page@2' } }] })).toEqual([
    'mfe-cart exposes ./page as page@2, and the shell in use shows page@1, slot@1',
  ]);
});

test('a slot that the shell shows is filled, by the canary too', () => {
  const without = { ...header, slots: {} };
  const sentence = 'No build in use fills the slot header, which the shell shows';
  expect(misfits({ 'mfe-header': [without] })).toEqual([sentence]);
  expect(misfits({ 'mfe-header': [header, without] })).toEqual([sentence]);
});
