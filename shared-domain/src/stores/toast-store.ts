import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { isBrowser, singleton } from 'shared-domain/runtime/singleton';

export interface Toast {
  readonly id: number;
  readonly kind: 'success' | 'info' | 'error';
  readonly text: string;
}

export interface ToastState {
  readonly toasts: readonly Toast[];
}

export const toastStore = singleton('shop.toast-store@1', () => createStore<ToastState>(() => ({ toasts: [] })));

export const useToasts = (): readonly Toast[] => useStore(toastStore, (state) => state.toasts);

export function dismissToast(id: number): void {
  toastStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

/** Shows a message until the toast region dismisses it (P8-15). The same text again replaces the first. Does nothing in a server process. */
export function showToast({ kind, text }: Omit<Toast, 'id'>): void {
  if (!isBrowser()) return;
  const { toasts } = toastStore.getState();
  const id = Math.max(0, ...toasts.map((toast) => toast.id)) + 1;
  toastStore.setState({ toasts: [...toasts.filter((toast) => toast.text !== text), { id, kind, text }] });
}
