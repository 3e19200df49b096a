import { showToast } from 'shared-domain/stores/toast-store';
import { aboutTexts as texts } from './about-nb';

/** Sends the address of the shown variant on, as the device does that, or copies it. What the shopper has chosen or is stays out of it. */
export async function sharePage(title: string): Promise<void> {
  const url = location.origin + location.pathname;
  try {
    if (typeof navigator.share === 'function') return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    showToast({ kind: 'success', text: texts.copied });
  } catch (error) {
    // Who closes the device's own list has changed their mind.
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      showToast({ kind: 'error', text: texts.copyFailed });
  }
}
