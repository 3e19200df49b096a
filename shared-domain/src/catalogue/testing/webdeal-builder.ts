import { type Change, merge } from '../../testing/merge';
import type { Webdeal } from '../model';

/** A campaign on the product page, for everyone. */
export const aWebdeal = (change: Change<Webdeal> = {}): Webdeal =>
  merge<Webdeal>({ title: 'Høstkampanje', description: 'Gjelder ut november.', showOnPdp: true }, change);
