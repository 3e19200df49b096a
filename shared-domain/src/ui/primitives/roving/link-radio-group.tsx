import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { Link } from 'shared-domain/runtime/router';
import { useHydrated } from '../../use-hydrated';

/** Where a key moves the choice among `count` items: arrows wrap round, Home and End jump; undefined for other keys. */
export function nextIndex(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowLeft':
    case 'ArrowUp':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

export interface LinkRadio {
  readonly key: string;
  readonly href: string;
  readonly className?: string | undefined;
  readonly label?: string | undefined;
  readonly content: ReactNode;
}

interface LinkRadioGroupProps {
  /** The visible legend; the element with the id names the group. */
  readonly drawLegend: (id: string) => ReactNode;
  readonly options: readonly LinkRadio[];
  readonly selected: string | null | undefined;
  /** Takes the choice instead of the link. */
  readonly onSelect?: ((key: string) => void) | undefined;
  readonly className?: string | undefined;
  readonly listClassName?: string | undefined;
}

/**
 * A radio group whose options are links: each choice has its own address, so it works without script and by sharing.
 * With script the arrows move the choice and only the chosen option is a tab stop (APG radio group).
 */
export function LinkRadioGroup({
  drawLegend,
  options,
  selected,
  onSelect,
  className,
  listClassName,
}: LinkRadioGroupProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const chosen = options.findIndex((option) => option.key === selected);

  const handleKey = (event: KeyboardEvent, index: number) => {
    const next = event.key === ' ' ? index : nextIndex(event.key, index, options.length);
    if (next === undefined) return;
    event.preventDefault();
    const target = list.current?.querySelectorAll<HTMLElement>('[role="radio"]')[next];
    target?.focus();
    target?.click();
  };
  const handleClick = (event: MouseEvent, key: string) => {
    if (!onSelect || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (key !== selected) onSelect(key);
  };

  return (
    <div role="radiogroup" aria-labelledby={id} className={className}>
      {drawLegend(id)}
      <div ref={list} role="presentation" className={listClassName}>
        {options.map((option, index) => (
          <Link
            key={option.key}
            href={option.href}
            replace
            preventScrollReset
            role="radio"
            aria-checked={index === chosen}
            aria-label={option.label}
            tabIndex={!hydrated || index === Math.max(chosen, 0) ? 0 : -1}
            className={option.className}
            onClick={(event) => handleClick(event, option.key)}
            onKeyDown={(event) => handleKey(event, index)}
          >
            {option.content}
          </Link>
        ))}
      </div>
    </div>
  );
}
