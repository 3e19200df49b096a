export { loadFooter as loader } from '../data/footer-loader';
export { FooterSlot as Slot } from '../pages/footer-slot';
