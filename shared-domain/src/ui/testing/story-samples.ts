import type { Image } from '../../catalogue/io/product-wire';
import type { PriceParts } from '../../money';

/** A price as the formats of money write it: '12 990,-'. */
export const price = (amount: string): PriceParts => ({ amount, unit: '' });

/** A monthly price: '541,-' and its unit. */
export const monthlyPrice = (amount: string): PriceParts => ({ amount, unit: '/md.' });

/** A picture of the reference catalogue, as the component gallery serves it: `<modelSlug>/<colour>-<view>`. */
export const storyPicture = (path: string, title: string): Image => ({ url: `/${path}.avif`, title });

/** Products of different shapes, for stories. */
export const PICTURES = {
  handset: storyPicture('iphone-17/lavendel-pair', 'iPhone 17 i lavendel'),
  handsetBack: storyPicture('iphone-17/lavendel-back', 'iPhone 17 i lavendel, bakside'),
  handsetFront: storyPicture('iphone-17/lavendel-front', 'iPhone 17 i lavendel, forside'),
  handsetAngle: storyPicture('iphone-17/lavendel-angle', 'iPhone 17 i lavendel, på skrå'),
  foldable: storyPicture('galaxy-z-flip7/korallroed-pair', 'Galaxy Z Flip7 i korallrød'),
  tablet: storyPicture('ipad-air-11-m3/blaa-pair', 'iPad Air 11 i blå'),
  watch: storyPicture('apple-watch-series-11/rosegull-pair', 'Apple Watch Series 11 i rosegull'),
  earbuds: storyPicture('airpods-pro-3/hvit-pair', 'AirPods Pro 3'),
  charger: storyPicture('lader-20w/hvit-pair', 'Lader 20 W'),
  cover: storyPicture('silikondeksel-iphone-17/lyng-pair', 'Silikondeksel til iPhone 17 i lyng'),
  router: storyPicture('zyxel-nr5103e/hvit-pair', 'Zyxel NR5103E'),
  bulb: storyPicture('philips-hue-paere-e27/hvit-pair', 'Philips Hue-pære E27'),
} as const;
