export { headerLoader as loader } from '../data/lazy-loaders';
export { headerHtmlKey as htmlKey, HeaderSlot as Slot } from '../pages/header-slot';
