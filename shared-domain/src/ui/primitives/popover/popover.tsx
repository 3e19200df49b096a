import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { classNames } from '../../class-names';
import { useHydrated } from '../../use-hydrated';
import styles from './popover.module.css';

/** The attributes of the toggle: spread them on a `Button` or an `IconButton`. */
export interface PopoverToggle {
  readonly popoverTarget: string;
  readonly 'aria-controls': string;
  readonly 'aria-expanded'?: boolean;
}

export interface PopoverProps {
  /** The accessible name of what opens. */
  readonly label: string;
  /** Draws the toggle button. */
  readonly toggle: (toggle: PopoverToggle) => ReactNode;
  /** Which edge of the toggle it is level with. It turns round where the room ends. */
  readonly align?: 'start' | 'end' | undefined;
  readonly onToggle?: ((open: boolean) => void) | undefined;
  readonly children?: ReactNode;
}

/**
 * More about something, opened by a button beside it: the native popover, so Esc and a click elsewhere close it, the focus returns,
 * and it opens without script. Without anchor positioning it is centred in the window.
 */
export function Popover({ label, toggle, align = 'start', onToggle, children }: PopoverProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  // Without script the browser exposes the state itself; a fixed `false` would contradict it.
  const expanded = hydrated ? { 'aria-expanded': open } : {};
  return (
    <div className={styles.anchor}>
      {toggle({ popoverTarget: id, 'aria-controls': id, ...expanded })}
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        className={classNames(styles.popover, styles[align])}
        onToggle={(event) => {
          const opened = event.newState === 'open';
          setOpen(opened);
          onToggle?.(opened);
        }}
      >
        {children}
      </div>
    </div>
  );
}
