export { footerHtmlKey as htmlKey } from '../data/footer-html-key';
export { loadFooter as loader } from '../data/footer-loader';
export { FooterSlot as Slot } from '../pages/footer-slot';
