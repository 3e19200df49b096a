import { toOre } from '../../money';
import { type Change, merge } from '../../testing/merge';
import type { AccessoryVariant, CompatibleAccessory } from '../model';

export const anAccessoryVariant = (change: Change<AccessoryVariant> = {}): AccessoryVariant =>
  merge<AccessoryVariant>(
    {
      sku: 'AUR-DEK-SVA',
      price: toOre(399),
      image: { url: '/bilder/deksel/svart.avif' },
      html: '#1d1d1f',
      colorName: 'Svart',
    },
    change,
  );

/** A black cover, 399,-. */
export const aCompatibleAccessory = (change: Change<CompatibleAccessory> = {}): CompatibleAccessory =>
  merge<CompatibleAccessory>(
    {
      brand: 'Aurora',
      model: 'Deksel til Aurora 5 Pro',
      modelSlug: 'deksel-aurora-5-pro',
      modelShortName: 'Deksel',
      subHwType: 'COVER',
      variants: [anAccessoryVariant()],
    },
    change,
  );
