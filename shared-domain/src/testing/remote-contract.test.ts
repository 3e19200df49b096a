import type { LoaderAnswer, PageProps, SlotAnswer, SlotProps } from 'shared-domain/contracts/exposes';
import { page, slot } from './remote-contract';

const loader = (): Promise<LoaderAnswer<{ readonly count: number }>> => Promise.resolve({ kind: 'unavailable' });
const head = () => ({ title: '' });
const Page = (_props: PageProps<{ readonly count: number }>) => null;

test('a page whose parts agree is a page', () => {
  expect(page({ loader, head, Page })).toEqual({ kind: 'page', exports: ['Page', 'head', 'loader'], isCallable: true });
});

test('the compiler refuses a page that takes other data than its loader gives, and one without a head', () => {
  const Other = (_props: PageProps<{ readonly name: string }>) => null;
  // @ts-expect-error The loader gives a count, the page wants a name.
  page({ loader, head, Page: Other });
  // @ts-expect-error A page has a head.
  expect(page({ loader, Page }).exports).toEqual(['Page', 'loader']);
});

test('the compiler refuses a slot that takes other data than its loader gives', () => {
  const load = (): Promise<SlotAnswer<{ readonly count: number }>> => Promise.resolve({ data: { count: 1 } });
  const Slot = (_props: SlotProps<{ readonly name: string }>) => null;
  // @ts-expect-error The loader gives a count, the slot wants a name.
  expect(slot({ loader: load, Slot }).kind).toBe('slot');
});
