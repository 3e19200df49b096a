import { FINANCING_ALIASES } from 'shared-domain/contracts/query-parameters';
import { returnPath, withSwap } from './return-path';

const ORIGIN = 'http://localhost:3000';

test.each([
  [['/mobiltelefoner/nova/nova-9/?so=svitsj'], '/mobiltelefoner/nova/nova-9/?so=svitsj'],
  [[undefined, `${ORIGIN}/smartklokker/`], '/smartklokker/'],
  [['/tilbehor/', '/smartklokker/'], '/tilbehor/'],
  [['https://evil.example/', '/smartklokker/'], '/smartklokker/'],
  [['//evil.example/', '/\\evil.example'], '/mobiltelefoner/'],
  [['http://localhost:3020/login/abc'], '/mobiltelefoner/'],
  [[`${ORIGIN}/minside/mobil/avtaler/?til=/`, '/webshop-next/login-return/'], '/mobiltelefoner/'],
  [[], '/mobiltelefoner/'],
])('[F2.8-5] from %j the way back leads to %s', (addresses, path) => {
  expect(returnPath(addresses, ORIGIN)).toBe(path);
});

test.each([
  ['/mobiltelefoner/nova/nova-9/', '/mobiltelefoner/nova/nova-9/?so=reswitch'],
  ['/mobiltelefoner/nova/nova-9/sort-128/?so=lease24&sc=A', '/mobiltelefoner/nova/nova-9/sort-128/?so=reswitch&sc=A'],
  ['/mobiltelefoner/nova/', '/mobiltelefoner/nova/'],
  ['/tilbehor/deksler/nova/deksel/', '/tilbehor/deksler/nova/deksel/'],
])('[P2-3, P2-12] %s with the swap selected is %s', (path, expected) => {
  expect(withSwap(path)).toBe(expected);
  const selected = new URL(expected, ORIGIN).searchParams.get('so');
  if (selected !== null) expect(FINANCING_ALIASES[selected]).toBe('existing-switch');
});
