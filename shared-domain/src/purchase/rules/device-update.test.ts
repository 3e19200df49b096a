import { toDeviceUpdate } from './device-update';

const device = { type: 'HANDSET', sku: 'A', option: 'lease24', planCode: 'FJELL_X' };

test.each([
  ['P7-10', device, { handsetSku: 'A', financingType: 'lease', financingDuration: 24, pricePlan: 'FJELL_X' }],
  ['P7-10', { ...device, option: 'upfront' }, { handsetSku: 'A', financingType: 'upfront' }],
  ['P4-45', { ...device, option: 'leasenow' }, { handsetSku: 'A', financingType: 'lease', financingDuration: 'now', pricePlan: 'FJELL_X' }],
  ['P7-11', { ...device, type: 'ACCESSORY', option: 'upfront' }, { accessorySku: 'A', quantity: 1 }],
  ['P2-27, P7-10', { ...device, returnUrl: '/bedrift/kasse/personlige-opplysninger/' }, { handsetSku: 'A', financingType: 'lease', financingDuration: 24, pricePlan: 'FJELL_X', returnUrl: '/bedrift/kasse/personlige-opplysninger/' }],
])('[%s] what is sent for %j', (_, purchase, update) => {
  expect(toDeviceUpdate(purchase)).toEqual({ update });
});
