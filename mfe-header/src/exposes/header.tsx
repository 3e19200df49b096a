export { loadHeader as loader } from '../data/header-loader';
export { HeaderSlot as Slot } from '../pages/header-slot';
