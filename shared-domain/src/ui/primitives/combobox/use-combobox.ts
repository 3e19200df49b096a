import type { KeyboardEvent } from 'react';
import { useState } from 'react';

export interface ComboboxOption {
  readonly id: string;
  /** The text of the field when the option is chosen. */
  readonly label: string;
  /** More about it, e.g. the county of a place. */
  readonly detail?: string | undefined;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };
/** Keys that move the caret in the text; they clear the active option. */
const CARET_KEYS = ['Home', 'End', 'ArrowLeft', 'ArrowRight'];

/**
 * Which option is under way, and whether the list is open (APG editable combobox, list autocomplete): the focus stays in the field.
 * An option that is no longer among the options is not under way.
 */
export function useCombobox<Option extends { readonly id: string }>(
  options: readonly Option[],
  onChoose: (option: Option) => void,
) {
  const [isOpen, setOpen] = useState(false);
  const [activeId, setActiveId] = useState<string | null>(null);
  const activeIndex = options.findIndex((option) => option.id === activeId);
  const active = options[activeIndex];

  const open = () => {
    setOpen(true);
    setActiveId(null);
  };
  const close = () => {
    setOpen(false);
    setActiveId(null);
  };
  const choose = (option: Option) => {
    close();
    onChoose(option);
  };
  const move = (step: 1 | -1) => {
    setOpen(true);
    const from = activeIndex === -1 && step === -1 ? 0 : activeIndex;
    setActiveId(options[(from + step + options.length) % options.length]?.id ?? null);
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (event.nativeEvent.isComposing) return;
    if (step) {
      event.preventDefault();
      if (!event.altKey) move(step);
      else if (step === 1) setOpen(true);
      else close();
    } else if (event.key === 'Enter') {
      // With no option under way Enter is the form's.
      if (active) event.preventDefault();
      if (active) choose(active);
      else close();
    } else if (event.key === 'Escape' && isOpen) {
      // A dialog around it stays open.
      event.preventDefault();
      close();
    } else if (CARET_KEYS.includes(event.key)) {
      setActiveId(null);
    }
  };
  return { isOpen, active, open, close, choose, handleKey };
}
