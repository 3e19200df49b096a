import { toLoggableText } from './loggable-text';

test.each([
  ['Could not load 91234567', 'Could not load …'],
  ['Call +47 91 23 45 67, or 912 34 567.', 'Call …, or ….'],
  ['Call 912-34-567, 91.23.45.67 or 912/34567', 'Call …, … or …'],
  ['Call (+47) 912\u00a034\u2011567 or 0047-91 23 45 67', 'Call (… or …'],
  ['Call tel:+47912\u202f34\u202f567 or tlf.91234567', 'Call tel:… or tlf.…'],
  ['born 010190 12345', 'born …'],
  [
    'mfe-pdp@1.4.2-0123456789abcdef0123456789abcdef needs Link',
    'mfe-pdp@1.4.2-0123456789abcdef0123456789abcdef needs Link',
  ],
  ['No user ola.nordmann+shop@example.no here', 'No user … here'],
  ['401 for Bearer abc.DEF-123', '401 for Bearer …'],
  ['id_token eyJhbGciOiJ.eyJzdWIi.c2ln expired', 'id_token … expired'],
  ['No order 0b7b3c0e-6f0e-4a51-8d0f-1c9f6a0e7a11', 'No order …'],
  ['Unexpected token \'I\', "{"name":"Ingrid"... is not valid JSON', 'Unexpected token \'I\', "…" is not valid JSON'],
  ['GET https://shop.example/api/search?q=Ingrid failed', 'GET /api/search failed'],
  [
    'GET https://shop.example/api/accountdata/subscriptions/91234567 failed',
    'GET /api/accountdata/subscriptions/… failed',
  ],
  ['GET /api/search?q=Ingrid&side=2 failed', 'GET /api/search failed'],
  ['GET https://shop.example failed', 'GET / failed'],
  [
    'Failed to fetch: Error: GraphQL Error (Code: 503): {"request":{"query":"q","variables":{"zipCode":"0154"}}}\n    at a (b.js)',
    'Failed to fetch: Error: GraphQL Error (Code: 503)\n    at a (b.js)',
  ],
])('«%s» is logged as «%s»', (text, expected) => {
  expect(toLoggableText(text)).toBe(expected);
});

test('a stack keeps its functions, files, builds, lines and columns', () => {
  const stack = [
    'TypeError: product is undefined',
    '    at ProductPage (https://shop.example/remotes/mfe-pdp/1.4.2-beta.1-0123456789abcdef0123456789abcdef/expose-page.js?v=1:12:3456)',
    '    at start@http://localhost:3000/_shop/1.4.2-ba9876543210fedcba9876543210fedc/main.js:1:123456',
  ].join('\n');
  expect(toLoggableText(stack)).toBe(
    [
      'TypeError: product is undefined',
      '    at ProductPage (/remotes/mfe-pdp/1.4.2-beta.1-0123456789abcdef0123456789abcdef/expose-page.js:12:3456)',
      '    at start@/_shop/1.4.2-ba9876543210fedcba9876543210fedc/main.js:1:123456',
    ].join('\n'),
  );
});

test('ordinary text is unchanged', () => {
  const text = 'Expected 1234567 items in mfe-subscriptions, got iphone-17-pro-max (2026)';
  expect(toLoggableText(text)).toBe(text);
});
