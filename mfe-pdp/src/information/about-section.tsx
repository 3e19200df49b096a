import { useDeferredValue } from 'react';
import { lazyPart } from '../ui/lazy-part';
import type { AboutColumnProps } from './about-column';

const AboutColumn = lazyPart(
  () => import(/* webpackChunkName: 'drawn-about' */ './about-column'),
  (file) => file.AboutColumn,
);

/**
 * The column beside the choices; the server sends it, its script comes after that of the choices. A change of colour waits for the script
 * and leaves the server's HTML as it is until then.
 */
export function AboutSection({ images, ...props }: AboutColumnProps) {
  return <AboutColumn images={useDeferredValue(images)} {...props} />;
}
