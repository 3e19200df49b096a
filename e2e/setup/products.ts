/** Products of the reference catalogue that tests name. */
export const HANDSET = { brand: 'Apple', name: 'iPhone 17', path: '/mobiltelefoner/apple/iphone-17/' };
