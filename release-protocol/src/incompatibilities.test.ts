import { findIncompatibilities, type LiveBuild } from './incompatibilities';
import type { ShellContract } from './sealed-contract';

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

const incompatibilities = (
  changed: Readonly<Record<string, readonly LiveBuild[]>>,
  ofShell: Partial<ShellContract> = {},
) => findIncompatibilities({ 'mfe-header': [header], 'mfe-cart': [cart], ...changed }, { ...shell, ...ofShell });

test('builds that send the events that others listen to are compatible', () => {
  expect(incompatibilities({})).toEqual([]);
});

test('an event has to be sent in the version that is listened to', () => {
  expect(incompatibilities({ 'mfe-cart': [newCart] })).toEqual([
    'mfe-header listens to shop:cart:drawer-requested@1, which no build in use sends (only shop:cart:drawer-requested@2 is sent)',
  ]);
  expect(incompatibilities({ 'mfe-cart': [{ ...newCart, emits: [...newCart.emits!, ...cart.emits!] }] })).toEqual([]);
});

test('one of several senders is enough; the shell is one of them', () => {
  expect(incompatibilities({ 'mfe-cart': [newCart], 'mfe-pdp': [cart] })).toEqual([]);
  expect(incompatibilities({}, { emits: [] })).toEqual([
    'mfe-header listens to shop:cart:line-removed@1, which no build in use sends',
  ]);
  expect(incompatibilities({}, { listens: ['shop:cart:state-changed@1'] })).toEqual([
    'the shell listens to shop:cart:state-changed@1, which no build in use sends',
  ]);
});

test('a canary counts: it must send what others listen to, and others must send what it listens to', () => {
  expect(incompatibilities({ 'mfe-cart': [cart, newCart] })).toHaveLength(1);
  expect(incompatibilities({ 'mfe-header': [header, { ...header, listens: ['shop:cart:line-removed@2'] }] })).toEqual([
    'mfe-header listens to shop:cart:line-removed@2, which no build in use sends (only shop:cart:line-removed@1 is sent)',
  ]);
});

test('events are not checked when a build declares nothing', () => {
  expect(incompatibilities({ 'mfe-cart': [{ needs: {} }] })).toEqual([]);
});

test('a build may only need runtime exports that the shell in use has', () => {
  const needs = { 'shared-domain/runtime/router': ['Link', 'useBlocker'], 'shared-domain/runtime/other': ['one'] };
  expect(incompatibilities({ 'mfe-cart': [{ ...cart, needs }] })).toEqual([
    'mfe-cart needs shared-domain/runtime/router#useBlocker, shared-domain/runtime/other#one, which the shell in use (0123456789ab) lacks: release the shell first',
  ]);
  expect(incompatibilities({ 'mfe-cart': [{ ...cart, needs }] }, { provides: undefined })).toEqual([]);
});

test('an exposed module has to have a shape that the shell mounts', () => {
  expect(incompatibilities({ 'mfe-cart': [{ ...cart, exposes: { './page': 'page@2' } }] })).toEqual([
    'mfe-cart exposes ./page as page@2, but the shell in use mounts only page@1, slot@1',
  ]);
});

test('a slot of the shell has to be filled, by the canary too', () => {
  const without = { ...header, slots: {} };
  const sentence = 'No build in use fills the slot header, which the shell shows';
  expect(incompatibilities({ 'mfe-header': [without] })).toEqual([sentence]);
  expect(incompatibilities({ 'mfe-header': [header, without] })).toEqual([sentence]);
});
