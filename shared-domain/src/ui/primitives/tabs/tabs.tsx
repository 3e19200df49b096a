import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useId, useRef, useState } from 'react';
import { classNames } from '../../class-names';
import { nextIndex } from '../roving/link-radio-group';
import styles from './tabs.module.css';

export interface Tab {
  readonly id: string;
  readonly label: ReactNode;
  /** This tab's own panel. Without panels the tabs share one: the children. */
  readonly panel?: ReactNode;
  /** Id of the panel, where links lead to it. */
  readonly panelId?: string | undefined;
  /** Where the tab leads without script; its panel by default. */
  readonly href?: string | undefined;
}

export interface TabsProps {
  /** The accessible name of the tab list. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly selected?: string | undefined;
  readonly onSelect?: ((id: string) => void) | undefined;
  /** segmented: pill with a white choice; line: underlined, scrolls on phones. */
  readonly look?: 'segmented' | 'line' | undefined;
  /** The content of the selected tab, when the tabs carry no panels of their own. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/** Tabs by the APG pattern with automatic activation: arrows, Home and End move the choice. Without script all panels show. */
export function Tabs({ label, tabs, selected, onSelect, look = 'line', children, className }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(tabs[0]?.id);
  const current = selected ?? own;
  const shared = tabs.every((tab) => tab.panel === undefined);
  const panelId = (tab: Tab) => (shared ? `${id}-panel` : (tab.panelId ?? `${id}-panel-${tab.id}`));

  const select = (tab: Tab) => {
    setOwn(tab.id);
    if (tab.id !== current) onSelect?.(tab.id);
  };
  const handleClick = (event: MouseEvent, tab: Tab) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    select(tab);
  };
  const handleKey = (event: KeyboardEvent, index: number) => {
    const next = event.key === ' ' ? index : nextIndex(event.key, index, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
    select(tab);
  };

  return (
    <div className={classNames(styles.tabs, styles[look], className)}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab, index) => (
          <a
            key={tab.id}
            id={`${id}-tab-${tab.id}`}
            role="tab"
            href={tab.href ?? `#${panelId(tab)}`}
            aria-selected={tab.id === current}
            aria-controls={panelId(tab)}
            tabIndex={tab.id === current ? 0 : -1}
            className={styles.tab}
            onClick={(event) => handleClick(event, tab)}
            onKeyDown={(event) => handleKey(event, index)}
          >
            {tab.label}
          </a>
        ))}
      </div>
      {shared && (
        <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-tab-${current}`} className={styles.panel}>
          {children}
        </div>
      )}
      {!shared &&
        tabs.map((tab) => (
          <div
            key={tab.id}
            id={panelId(tab)}
            role="tabpanel"
            aria-labelledby={`${id}-tab-${tab.id}`}
            hidden={tab.id !== current}
            className={styles.panel}
          >
            {tab.panel}
          </div>
        ))}
    </div>
  );
}
