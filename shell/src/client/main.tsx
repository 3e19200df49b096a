/**
 * The page's script. Evaluated in steps (`eager`: nothing more is fetched), so that no step keeps the page from answering for
 * long.
 */
import { nextTask } from './in-steps';

const STEPS: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './provide-runtime'),
];

async function start() {
  for (const step of STEPS) {
    await nextTask();
    await step();
  }
  await nextTask();
  const { startShop } = await import(/* webpackMode: "eager" */ './start-shop');
  await nextTask();
  startShop();
}

void start();
