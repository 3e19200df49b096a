import type { FocusEvent, PointerEvent, ReactNode } from 'react';
import { useEffect, useId, useState } from 'react';
import { classNames } from '../../class-names';
import styles from './tooltip.module.css';

export interface TooltipProps {
  /** A short line that describes; it holds nothing to click and nothing that is needed to buy. */
  readonly text: string;
  /** Which edge of the described part it is level with, where the browser cannot centre it. */
  readonly align?: 'start' | 'end' | undefined;
  /** Draws what is described: a button, link or field that takes the attribute. */
  readonly children: (described: { readonly 'aria-describedby': string }) => ReactNode;
}

/** A line that shows under pointer and focus by CSS alone; Esc hides it until both have left (WCAG 1.4.13). */
export function Tooltip({ text, align = 'start', children }: TooltipProps) {
  const id = useId();
  const [state, setState] = useState<'rest' | 'shown' | 'dismissed'>('rest');

  useEffect(() => {
    if (state !== 'shown') return undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog around it stays open: one press, one thing closed.
      event.preventDefault();
      setState('dismissed');
    };
    document.addEventListener('keydown', handleKey, true);
    return () => document.removeEventListener('keydown', handleKey, true);
  }, [state]);

  const show = () => setState('shown');
  const handlePointerLeave = (event: PointerEvent) => {
    if (!event.currentTarget.contains(document.activeElement)) setState('rest');
  };
  const handleBlur = (event: FocusEvent) => {
    if (!event.currentTarget.matches(':hover')) setState('rest');
  };

  return (
    <span
      data-dismissed={state === 'dismissed' ? '' : undefined}
      className={styles.anchor}
      onPointerEnter={show}
      onPointerLeave={handlePointerLeave}
      onFocus={show}
      onBlur={handleBlur}
    >
      {children({ 'aria-describedby': id })}
      <span id={id} role="tooltip" className={classNames(styles.tooltip, align === 'end' && styles.end)}>
        <span className={styles.text}>{text}</span>
      </span>
    </span>
  );
}
