import type { SlotModule } from 'shared-domain/contracts/exposes';
import { type FooterData, loadFooter } from '../data/footer-loader';
import { FooterSlot } from '../pages/footer-slot';

export const loader = loadFooter;
export const Slot = FooterSlot;

({ loader, Slot }) satisfies SlotModule<FooterData>;
