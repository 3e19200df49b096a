import { lazy, Suspense, useDeferredValue } from 'react';
import type { AboutColumnProps } from './about-column';

const AboutColumn = lazy(() => import('./about-column').then(({ AboutColumn: column }) => ({ default: column })));

/**
 * The column beside the choices; the server sends it, its script comes after that of the choices. Until it is there, a change of colour
 * leaves the server's HTML as it is.
 */
export const AboutSection = ({ images, ...props }: AboutColumnProps) => {
  const shown = useDeferredValue(images);
  return (
    <Suspense fallback={null}>
      <AboutColumn images={shown} {...props} />
    </Suspense>
  );
};
