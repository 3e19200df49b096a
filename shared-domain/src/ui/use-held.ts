import { type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react';

/**
 * A control that only a script can answer. The document's first script keeps a press on `data-deferred` and repeats it when the attribute is gone,
 * so no press is lost, and none does anything else than what the control names.
 *
 * @param isPending what it does is not known yet
 * @returns the attribute and the ref for the control
 */
export function useHeld<Control extends HTMLElement>({
  isPending = false,
  ref,
}: { readonly isPending?: boolean | undefined; readonly ref?: Ref<Control> | undefined } = {}): {
  readonly 'data-deferred': '';
  readonly ref: RefObject<Control | null>;
} {
  const control = useRef<Control>(null);
  useImperativeHandle<Control | null, Control | null>(ref, () => control.current);
  useLayoutEffect(() => {
    control.current?.toggleAttribute('data-deferred', isPending);
  }, [isPending]);
  return { 'data-deferred': '', ref: control };
}
