export interface Picture {
  readonly modelSlug: string;
  readonly colour: string;
  readonly view: string;
  readonly isDefaultColour: boolean;
  /** It stands on wide stages: twice as wide and high as the others. */
  readonly isLarge: boolean;
  /** Below the folder of the masters. */
  readonly path: string;
  readonly spec: { readonly kind: string };
}

export function allPictures(): Picture[];
