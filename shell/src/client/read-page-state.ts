import { setConfig } from 'shared-domain/runtime/config';
import { scriptPolicy } from 'shared-domain/runtime/trusted-types';
import { PAGE_STATE_ID, type PageState } from './page-state';

/** The first thing every page of the shop does: takes over its configuration, and the policy by which it loads scripts. */
export function readPageState(): PageState {
  const state = JSON.parse(document.getElementById(PAGE_STATE_ID)?.textContent ?? '') as PageState;
  setConfig(state.config);
  scriptPolicy();
  return state;
}
