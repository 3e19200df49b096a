import { CHECKOUT_PATHS } from '../../contracts/paths';
import { returnUrlOf } from './return-url';

test('[P2-27, P7-10] a business is sent on to its checkout, other realms send no address', () => {
  expect(returnUrlOf('B2B', CHECKOUT_PATHS)).toEqual({ returnUrl: '/bedrift/kasse/personlige-opplysninger/' });
  expect(returnUrlOf('B2C', CHECKOUT_PATHS)).toEqual({});
  expect(returnUrlOf('UKKO', CHECKOUT_PATHS)).toEqual({});
});
