import { lazy, memo, Suspense } from 'react';
import type { EnergyLabelProps } from 'shared-domain/ui';

// One file with what stands beside the choices: the choices do not wait for it.
const LateLabel = lazy(() =>
  import(/* webpackChunkName: 'drawn-about' */ './energy-label').then(({ EnergyLabel: label }) => ({ default: label })),
);

/** The energy arrow beside the brand. Drawn again before its script is there, it would vanish: only its properties may do that. */
export const Energy = memo(function Energy(props: EnergyLabelProps) {
  return (
    <Suspense fallback={null}>
      <LateLabel {...props} />
    </Suspense>
  );
});
