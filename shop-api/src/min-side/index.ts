export { registerMinSide } from './min-side-routes';
export type { StartSwap } from './start-swap';
export { swapNotConnected } from './swap-not-connected';
