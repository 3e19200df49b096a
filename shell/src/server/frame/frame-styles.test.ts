import { toFrameStyles } from './frame-styles';

test('tokens move to the host, the body’s look to the frame, and nothing comes in from outside', () => {
  const css = toFrameStyles(
    '@layer a;@layer tokens{:root{--ink:#000}}@layer base{html{color:red}body,p{margin:0}.body{x:y}tbody{z:z}}',
  );
  expect(css).toBe(
    ':host{all:initial;display:block}.shop-frame{min-height:0}@layer a;@layer tokens{:host{--ink:#000}}@layer base{:host{color:red}.shop-frame,p{margin:0}.body{x:y}tbody{z:z}}',
  );
});
