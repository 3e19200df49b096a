import { dismissToast, useToasts } from 'shared-domain/stores/toast-store';
import { ToastRegion } from 'shared-domain/ui';

const KINDS = { success: 'positive', info: 'info', error: 'negative' } as const;

/** The page's one toast region (P8-15). */
export function Toasts() {
  const toasts = useToasts().map(({ id, kind, text }) => ({ id, kind: KINDS[kind], text }));
  return <ToastRegion toasts={toasts} onDismiss={(id) => dismissToast(Number(id))} />;
}
