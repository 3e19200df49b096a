import { toOre } from '../../money';
import { type Change, merge } from '../../testing/merge';
import type { Insurance, Step } from '../model';

/** Mobile insurance: 129,-/md. */
export const anInsurance = (change: Change<Insurance> = {}): Insurance =>
  merge<Insurance>(
    {
      code: 'INSURM',
      name: 'Mobilforsikring',
      price: toOre(129),
      discountPrice: null,
      flashText: null,
      sellingPoints: [{ icon: 'shield', subtext: 'Egenandel [DATA] når skaden er ute' }],
    },
    change,
  );

/** Finance, insurance and accessories, none skipped. */
export const threeSteps = (): Step[] => [
  { step: 'finance', label: { key: 'stepFinance' }, isSkipped: false },
  { step: 'insurance', label: { key: 'stepInsurance' }, isSkipped: false },
  { step: 'accessories', label: { key: 'stepAccessories' }, isSkipped: false },
];
