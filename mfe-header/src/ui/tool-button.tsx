import type { ReactNode } from 'react';
import { IconButton } from 'shared-domain/ui';
import type { DrawerName } from '../state/header-store';
import styles from './tools.module.css';

export interface ToolButtonProps {
  /** The script of open pages finds the tool by it. */
  readonly drawer: DrawerName;
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
  /** The pointer or the focus is on it: time to load what it opens. */
  readonly onIntent: () => void;
  readonly isOpen: boolean;
  /** Page that does the same without script. Absent: the tool does nothing without script. */
  readonly plainPage?: string;
  /** Parameter of that page. */
  readonly name?: string;
  readonly value?: string;
  readonly className?: string | undefined;
  readonly describedBy?: string;
}

/** A tool of the header: opens a drawer; before the script runs it is a form button that leads to a plain page. */
export function ToolButton({
  drawer,
  label,
  icon,
  onClick,
  onIntent,
  isOpen,
  plainPage,
  name,
  value,
  className,
  describedBy,
}: ToolButtonProps) {
  return (
    <IconButton
      label={label}
      icon={icon}
      showLabel
      data-tool={drawer}
      className={[styles.tool, className].filter(Boolean).join(' ')}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-describedby={describedBy}
      name={name}
      value={value}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={(event) => {
        event.preventDefault();
        onClick();
      }}
      {...(plainPage === undefined ? { type: 'button' } : { type: 'submit', formAction: plainPage })}
    />
  );
}
