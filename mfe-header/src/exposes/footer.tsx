export { footerLoader as loader } from '../data/lazy-loaders';
export { footerHtmlKey as htmlKey, FooterSlot as Slot } from '../pages/footer-slot';
