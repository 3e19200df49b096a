import type { SlotModule } from 'shared-domain/contracts/exposes';
import { type HeaderData, loadHeader } from '../data/header-loader';
import { HeaderSlot } from '../pages/header-slot';

export const loader = loadHeader;
export const Slot = HeaderSlot;

({ loader, Slot }) satisfies SlotModule<HeaderData>;
