export { footerHtmlKey as htmlKey } from '../data/footer-html-key';
export { footerLoader as loader } from '../data/lazy-loaders';
export { FooterSlot as Slot } from '../pages/footer-slot';
