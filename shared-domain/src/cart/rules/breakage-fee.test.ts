import { CART_ITEM_TYPES } from '../model';
import { cartText } from '../texts/nb';
import { BREAKAGE_FEE, hasBreakageInfo } from './breakage-fee';

test('[F9.1-24] what the fee is, how it falls, when it is paid', () => {
  expect(cartText(BREAKAGE_FEE.title)).toBe('Hva er bruddgebyr?');
  expect(cartText(BREAKAGE_FEE.text)).toMatch(
    /tilsvarer den samlede kampanjerabatten\..*synker hver måned gjennom avtaleperioden.*fra da avtalen ble inngått\..*på neste faktura\.$/,
  );
});

test('[F4.1-10] only a breakage fee has a bubble', () => {
  expect(CART_ITEM_TYPES.filter((type) => hasBreakageInfo({ type }))).toEqual(['BREAKAGE_FEE']);
});
