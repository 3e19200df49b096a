import { lazyLoader } from './lazy-loader';

test('the code of a loader is fetched when it runs, or ahead of it', async () => {
  const load = jest.fn(() => Promise.resolve({ read: (name: string) => Promise.resolve(`data of ${name}`) }));
  const loader = lazyLoader(load, ({ read }) => read);
  expect(load).not.toHaveBeenCalled();
  await expect(loader('a page')).resolves.toBe('data of a page');
  await loader.preload();
  expect(load).toHaveBeenCalledTimes(2);
});
