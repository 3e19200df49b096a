import { fulfilled, type ModuleSource } from './module-source';
import { withReplacedModules } from './replaced-modules';

const first = { title: () => 'before' };
const modules: ModuleSource = { buildOf: () => 'dev', load: <Module>() => fulfilled(first as Module) };
const replace = (target: EventTarget, expose: string, module: object) =>
  target.dispatchEvent(
    Object.assign(new Event('shop:dev:module-replaced'), { detail: { remote: 'mfe-lists', expose, module } }),
  );

test('a module that is held already answers with its newest version, and keeps its identity', async () => {
  const target = new EventTarget();
  const onReplaced = jest.fn();
  const live = withReplacedModules(modules, onReplaced, target);
  const held = await live.load<typeof first>('mfe-lists', './page');
  expect(held.title()).toBe('before');

  replace(target, './page', { title: () => 'after' });
  expect(held.title()).toBe('after');
  expect(onReplaced).toHaveBeenCalledTimes(1);
  expect(await live.load('mfe-lists', './page')).toBe(held);
});

test('another exposed module is left alone', async () => {
  const target = new EventTarget();
  const live = withReplacedModules(modules, () => undefined, target);
  const held = await live.load<typeof first>('mfe-lists', './page');
  replace(target, './panel', { title: () => 'after' });
  expect(held.title()).toBe('before');
});
