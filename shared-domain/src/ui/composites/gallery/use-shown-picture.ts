import { useState } from 'react';
import type { Image } from '../../../catalogue/io/product-wire';

/** 'Aurora i lyng, forfra' → ' forfra': the same in another colour; a title without a comma is a view by itself. */
const viewOf = ({ title }: Image): string => title.slice(title.lastIndexOf(',') + 1);

/** Which picture is shown. With other pictures it is the one of the same view, else the first: front stays front in another colour (P2-31). */
export function useShownPicture(images: readonly Image[]): readonly [number, (index: number) => void] {
  const [shown, setShown] = useState({ images, current: 0 });
  let { current } = shown;
  if (shown.images !== images) {
    const before = shown.images[current];
    current = Math.max(0, before ? images.findIndex((image) => viewOf(image) === viewOf(before)) : 0);
    setShown({ images, current });
  }
  return [current, (next) => setShown({ images, current: next })];
}
