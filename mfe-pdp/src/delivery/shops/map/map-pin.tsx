import { useLayoutEffect, useRef } from 'react';
import { IconButton } from 'shared-domain/ui';
import { shopTexts as texts } from '../shops-nb';
import type { WorldPoint } from './map-view';
import styles from './shop-map.module.css';

export interface MapPinProps {
  /** As in the list, from 1. */
  readonly number: number;
  readonly name: string;
  /** In parts of the map's width and height. */
  readonly place: WorldPoint;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}

/** A shop on the map. */
export function MapPin({ number, name, place: { x, y }, isSelected, onSelect }: MapPinProps) {
  const pin = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // By script: the page's security policy refuses attributes.
    pin.current?.style.setProperty('--x', `${x * 100}%`);
    pin.current?.style.setProperty('--y', `${y * 100}%`);
  }, [x, y]);
  return (
    <IconButton
      ref={pin}
      label={texts.pin(number, name)}
      icon={number}
      aria-pressed={isSelected}
      className={styles.pin}
      onClick={onSelect}
    />
  );
}
