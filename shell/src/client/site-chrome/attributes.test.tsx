import { readAttributes } from './attributes';

function read(html: string, page: Partial<Parameters<typeof readAttributes>[1]> = {}) {
  const warnings: string[] = [];
  document.body.innerHTML = html;
  const element = document.body.firstElementChild;
  if (!element) throw new Error('There is no element');
  const answer = readAttributes(element, { domainOfPath: 'privat', isOurOrigin: false, ...page }, (message) =>
    warnings.push(message),
  );
  return { ...answer, warnings };
}

test('without attributes the path decides the domain, and the origin the cart', () => {
  expect(read('<shop-header class="top" data-x="1"></shop-header>', { domainOfPath: 'bedrift' })).toEqual({
    query: 'appKey=open-pages&domain=bedrift',
    cart: 'link',
    warnings: [],
  });
  expect(read('<shop-header></shop-header>', { isOurOrigin: true }).cart).toBe('drawer');
});

test.each([
  ['<shop-header app-key="open-pages" domain="borettslag" cart="none">', 'appKey=open-pages&domain=borettslag', 'none'],
  ['<shop-header simplified>', 'appKey=open-pages&simplified=true', 'link'],
  ['<shop-header simplified="false">', 'appKey=open-pages&domain=privat', 'link'],
])('%s', (html, query, cart) => {
  expect(read(html)).toEqual({ query, cart, warnings: [] });
});

test('wrong attributes count as absent, and are named in one message', () => {
  const { query, cart, warnings } = read(
    '<shop-header app-key="web-shop" domain="Privat" simplified="ja" cart="big" colour="red"></shop-header>',
  );
  expect([query, cart]).toEqual(['appKey=open-pages&domain=privat', 'link']);
  expect(warnings).toHaveLength(1);
  for (const name of ['app-key', 'domain', 'simplified', 'cart', 'colour']) expect(warnings[0]).toContain(name);
});

test('the drawer of the cart needs the shop’s own origin', () => {
  expect(read('<shop-header cart="drawer"></shop-header>')).toMatchObject({
    cart: 'link',
    warnings: [expect.stringContaining('own origin')],
  });
  expect(read('<shop-header cart="drawer"></shop-header>', { isOurOrigin: true })).toMatchObject({
    cart: 'drawer',
    warnings: [],
  });
});
