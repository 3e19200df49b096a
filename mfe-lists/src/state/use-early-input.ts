import { useEffect } from 'react';

/** React leaves a control as the shopper set it, but tells nobody: the list would not follow. */
function applyEarlyInput(control: Element): void {
  if (
    control instanceof HTMLInputElement &&
    control.type === 'checkbox' &&
    control.checked !== control.defaultChecked
  ) {
    control.checked = control.defaultChecked;
    control.click();
  }
  if (control instanceof HTMLSelectElement) {
    // Only the server's HTML marks an option as selected.
    const sent = [...control.options].find(({ defaultSelected }) => defaultSelected);
    if (sent && !sent.selected) control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/**
 * Applies what was ticked or chosen in a form of the server's HTML before its script had come: what differs from the form as it was sent is
 * done again, now that someone listens.
 */
export function useEarlyInput(formId: string): void {
  useEffect(() => {
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement) [...form.elements].forEach(applyEarlyInput);
  }, [formId]);
}
