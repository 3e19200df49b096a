import { toShadowStyles } from './shadow-styles';

test('tokens move to the host, the body’s look to the element around the slot, and nothing is inherited from outside', () => {
  const css = toShadowStyles(
    '@layer a;@layer tokens{:root{--ink:#000}}@layer base{html{color:red}body,p{margin:0}.body{x:y}tbody{z:z}}',
  );
  expect(css).toBe(
    ':host{all:initial;display:block}.shop-site-chrome{min-height:0}@layer a;@layer tokens{:host{--ink:#000}}@layer base{:host{color:red}.shop-site-chrome,p{margin:0}.body{x:y}tbody{z:z}}',
  );
});
