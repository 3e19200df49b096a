import type { NoticeItem } from '../notice/notice';

/** The goods of a notice. */
export const noticeItem: NoticeItem = {
  sku: '9061204',
  type: 'HANDSET',
  subType: '',
  brand: 'Aurora',
  model: 'aurora-5',
  name: '5 Pro',
  color: { name: 'Lyng', html: '#a58' },
  size: '256 GB',
  href: '/mobiltelefoner/aurora/aurora-5-pro/lyng-256gb/',
  image: { url: '/bilde.webp', title: 'Aurora 5 Pro' },
  upfrontPrice: null,
  hidePrices: false,
  salesStatus: { name: 'Sellable', sellable: true, quantityInStock: 0 },
};
