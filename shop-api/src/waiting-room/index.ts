export { registerWaitingRoomAdmin } from './admin-routes';
export { registerCheckoutCalls } from './checkout-calls';
export { checkoutRoom } from './checkout-room';
export { keepPass, passOf } from './pass-cookie';
export { roomClientReader } from './room-client';
export type { WaitingRoom } from './waiting-room';
export { registerWaitingRoom } from './waiting-room-routes';
