export { headerHtmlKey as htmlKey } from '../data/header-html-key';
export { headerLoader as loader } from '../data/lazy-loaders';
export { HeaderSlot as Slot } from '../pages/header-slot';
