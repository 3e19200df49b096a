import { dismissToast, showToast, toastStore } from 'shared-domain/stores/toast-store';

const texts = () => toastStore.getState().toasts.map(({ text }) => text);

beforeEach(() => toastStore.setState({ toasts: [] }));

test('[P8-15] the same text is shown once; a dismissed one disappears at once', () => {
  showToast({ kind: 'success', text: 'A' });
  showToast({ kind: 'success', text: 'B' });
  showToast({ kind: 'success', text: 'A' });
  expect(texts()).toEqual(['B', 'A']);
  dismissToast(toastStore.getState().toasts[0]?.id ?? 0);
  expect(texts()).toEqual(['A']);
});
