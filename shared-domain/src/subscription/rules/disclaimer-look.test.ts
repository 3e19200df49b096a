import { disclaimerLook } from './disclaimer-look';

const content = 'Du kan si opp når som helst.';

test('[P3-21, F3.3-5] the editors’ colours of a disclaimer', () => {
  const colours = { backroundColor: '#f8f6fe', textColor: '#1d1524', iconColor: '#552596' };
  expect(disclaimerLook({ content, ...colours })).toEqual({ ground: '#f8f6fe', ink: '#1d1524', icon: '#552596' });
});

test.each([
  ['text that cannot be read', { backroundColor: '#f8f6fe', textColor: '#a88aea' }],
  ['a ground without a colour of the text', { backroundColor: '#290f4c' }],
  ['a text without a ground', { textColor: '#ffffff' }],
  ['a colour in another notation', { backroundColor: 'white', textColor: '#000000' }],
  ['none', {}],
])('[P3-21] %s: the look of the page', (_, colours) => {
  expect(disclaimerLook({ content, ...colours })).toBeNull();
});

test('[P3-21] an icon that cannot be seen has the colour of the text', () => {
  const colours = { backroundColor: '#f8f6fe', textColor: '#1d1524' };
  expect(disclaimerLook({ content, ...colours, iconColor: '#ded4fc' })?.icon).toBeNull();
  expect(disclaimerLook({ content, ...colours })?.icon).toBeNull();
});
