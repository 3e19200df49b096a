import { setConfig } from 'shared-domain/runtime/config';
import { scriptPolicy } from 'shared-domain/runtime/trusted-types';
import { PAGE_STATE_ID, type PageState } from '../page-state/page-state';

/** Runs first on every page of the shop: sets the configuration and creates the Trusted Types policy. */
export function readPageState(): PageState {
  const state = JSON.parse(document.getElementById(PAGE_STATE_ID)?.textContent ?? '') as PageState;
  setConfig(state.config);
  scriptPolicy();
  return state;
}
