import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { SessionUser } from 'shared-domain/identity';
import { singleton } from 'shared-domain/runtime/singleton';

export type { SessionUser };

export interface SessionState {
  /** 'unknown' until the first check is done, and always on the server. */
  readonly status: 'unknown' | 'anonymous' | 'authenticated';
  readonly user: SessionUser | null;
}

/** How the shell logs people in and out. */
export interface SessionAdapter {
  readonly login: () => Promise<void> | void;
  readonly logout: () => Promise<void> | void;
}

const session = singleton('shop.session-store@1', () => ({
  store: createStore<SessionState>(() => ({ status: 'unknown', user: null })),
  adapter: null as SessionAdapter | null,
}));

export const sessionStore = session.store;

/** Reads a part of the session; re-renders when that part changes. */
export const useSession = <Part>(selector: (state: SessionState) => Part): Part => useStore(session.store, selector);

/** For the shell: what the identity provider answered. */
export function setSession(state: SessionState): void {
  session.store.setState(state);
}

/** For the shell: makes `login` and `logout` work. */
export function provideSession(adapter: SessionAdapter): void {
  session.adapter = adapter;
}

/** Starts a login; comes back to the current page (F2.10-3). Before the shell is ready: nothing. */
export async function login(): Promise<void> {
  await session.adapter?.login();
}

/** Ends the session here and at the identity provider (F4.5-3). */
export async function logout(): Promise<void> {
  await session.adapter?.logout();
}
