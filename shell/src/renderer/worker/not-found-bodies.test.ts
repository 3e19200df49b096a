import { NotFoundBodies } from './not-found-bodies';

let rendered: number;
let isWhole: boolean;
let bodies: NotFoundBodies;
beforeEach(() => {
  rendered = 0;
  isWhole = true;
  bodies = new NotFoundBodies();
});

const near = [{ name: 'iPhone 17', href: '/mobiltelefoner/apple/iphone-17/' }];
const read = (pathname: string, suggestions = near) =>
  bodies.read(
    { kind: 'not-found', near: suggestions },
    pathname,
    () => Promise.resolve(`page ${(rendered += 1)}`),
    () => isWhole,
  );

test('addresses with the same suggestions share one render', async () => {
  for (let index = 0; index < 40; index += 1) await read(`/mobiltelefoner/apple/finnes-ikke-${index}/`);
  expect(rendered).toBe(1);
});

test('other suggestions, another menu entry and another realm are rendered on their own', async () => {
  await read('/mobiltelefoner/apple/x/');
  await read('/mobiltelefoner/apple/x/', []);
  await read('/nettbrett/apple/x/');
  await read('/bedrift/mobiltelefoner/apple/x/');
  expect(rendered).toBe(4);
});

test('a page with a region that failed is not kept', async () => {
  isWhole = false;
  await read('/mobiltelefoner/apple/x/');
  await read('/mobiltelefoner/apple/x/');
  expect(rendered).toBe(2);
});
