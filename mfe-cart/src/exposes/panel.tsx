import type { SlotModule } from 'shared-domain/contracts/exposes';
import { CartPanel } from '../pages/cart-panel';

export const Slot: SlotModule<undefined>['Slot'] = CartPanel;
