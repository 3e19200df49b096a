import { lazy, memo, Suspense, useDeferredValue } from 'react';
import type { AboutColumnProps } from './about-column';

// Named so that its styles are in the server's HTML (`tooling/build/webpack/asset-map-plugin.ts`).
const AboutColumn = lazy(() =>
  import(/* webpackChunkName: 'drawn-about' */ './about-column').then(({ AboutColumn: column }) => ({
    default: column,
  })),
);

/** Drawn again before its script is there, it would vanish meanwhile: nothing but its own properties may do that. */
const AboutBoundary = memo(function AboutBoundary(props: AboutColumnProps) {
  return (
    <Suspense fallback={null}>
      <AboutColumn {...props} />
    </Suspense>
  );
});

/**
 * The column beside the choices; the server sends it, its script comes after that of the choices. A change of colour waits for the script
 * and leaves the server's HTML as it is until then.
 */
export function AboutSection({ images, ...props }: AboutColumnProps) {
  return <AboutBoundary images={useDeferredValue(images)} {...props} />;
}
