/**
 * The page's script. Evaluated in steps (`eager`: nothing more is fetched), so that no single task blocks the main thread for
 * long.
 */
import './foreign-changes';
import { yieldToMain } from './yield-to-main';

const STEPS: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './provide-runtime'),
];

async function start() {
  for (const step of STEPS) {
    await yieldToMain();
    await step();
  }
  await yieldToMain();
  const { startShop } = await import(/* webpackMode: "eager" */ './start-shop');
  await yieldToMain();
  startShop();
}

void start();
