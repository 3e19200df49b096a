import { type ComponentType, lazy, memo, type ReactNode, Suspense } from 'react';

interface LazyPartOptions<Props> {
  /** Draws the part until its file is there; by default it draws nothing. */
  readonly waiting?: (props: Props) => ReactNode;
  /** Draws the part when its file cannot be loaded; by default the error goes to the page's error boundary. */
  readonly failed?: (props: Props) => ReactNode;
}

/** For `failed`: the page sells without the part. */
export const leftOut = (): null => null;

/**
 * A part of the page whose file is fetched when the part is first drawn. Parts with the same `webpackChunkName` are one file; the beginning
 * of the name says when its styles come: 'drawn-' with the page's, 'below-' with the script (`tooling/build/webpack/asset-map-plugin.ts`).
 *
 * The part is memoised: a part that the server has drawn would vanish if it were drawn again before its script is there, so only its own
 * properties may do that. A context that changes above it does it, too, whether the part reads it or not: the page provides none.
 *
 * @param load the file, by `import()`
 */
export function lazyPart<File, Props extends object>(
  load: () => Promise<File>,
  pick: (file: File) => (props: Props) => ReactNode,
  { waiting, failed }: LazyPartOptions<Props> = {},
) {
  const toModule = (part: (props: Props) => ReactNode) => ({ default: part as ComponentType<object> });
  const Part = lazy(() => load().then((file) => toModule(pick(file)), failed && (() => toModule(failed))));
  return memo(function LazyPart(props: Props) {
    return (
      <Suspense fallback={waiting?.(props)}>
        <Part {...props} />
      </Suspense>
    );
  });
}
