import type { ProductDocument } from '../model';

const FITS_ANY = ['CHARGER', 'HEADSET'];
/** Number of universal accessories per kind, so that they do not outnumber those made for the device. */
const ANY_OF_A_KIND = 4;

/** Places of the accessories that fit every device, among all products: the most popular of each kind. */
export const universalAccessories = (products: readonly ProductDocument[]): readonly number[] =>
  FITS_ANY.flatMap((kind) =>
    products
      .flatMap(({ type, subType, compatibleModels = [] }, place) =>
        type === 'ACCESSORY' && subType === kind && compatibleModels.length === 0 ? [place] : [],
      )
      .slice(0, ANY_OF_A_KIND),
  );
