export { headerHtmlKey as htmlKey } from '../data/header-html-key';
export { loadHeader as loader } from '../data/header-loader';
export { HeaderSlot as Slot } from '../pages/header-slot';
