export { CartPanelSlot as Slot } from '../pages/cart-panel-slot';
