import { type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react';

export interface HeldOptions<Control> {
  /** True by default. False: the browser or a plain form does what the control shows. */
  readonly isHeld?: boolean | undefined;
  /** The control cannot act yet, although the page is interactive; a plain form waits then, too. */
  readonly isPending?: boolean | undefined;
  readonly ref?: Ref<Control> | undefined;
}

/**
 * For a control that needs the script: it has the attribute `data-wait` until it is hydrated, and while it is pending. The first script of
 * the document (`shell/src/page-state/first-script.ts`) keeps a press on such a control and repeats it when the attribute is gone.
 *
 * @returns attribute and ref, to be spread on the control
 */
export function useHeld<Control extends HTMLElement>({
  isHeld = true,
  isPending = false,
  ref,
}: HeldOptions<Control> = {}): {
  readonly 'data-wait': '' | undefined;
  readonly ref: RefObject<Control | null>;
} {
  const control = useRef<Control>(null);
  useImperativeHandle<Control | null, Control | null>(ref, () => control.current);
  // React writes the attribute again when `isHeld` changes, and leaves it alone otherwise.
  useLayoutEffect(() => {
    control.current?.toggleAttribute('data-wait', isPending);
  }, [isHeld, isPending]);
  return { 'data-wait': isHeld ? '' : undefined, ref: control };
}
