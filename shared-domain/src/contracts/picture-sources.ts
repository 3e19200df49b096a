/** The files of a picture that exist: `${base}-${width}.${format}`. A base with '{width}' is an image service's, which chooses the format itself. */
export interface ResponsiveFiles {
  readonly base: string;
  /** px */
  readonly widths: readonly number[];
  readonly formats: readonly ('avif' | 'webp')[];
}

/** Attributes of a `<source>`, but for its sizes. */
export interface PictureSource {
  readonly srcSet: string;
  /** 'image/avif'; absent: any browser. */
  readonly type?: string;
}

/** Best first. */
const FORMATS = ['avif', 'webp'] as const;

/** @returns the sources of a picture, best first; [] for one that has one size only */
export function pictureSources(files: ResponsiveFiles | undefined): readonly PictureSource[] {
  if (!files || files.widths.length === 0) return [];
  const { base, widths, formats } = files;
  const srcSet = (address: (width: number) => string) =>
    widths.map((width) => `${address(width)} ${width}w`).join(', ');
  if (base.includes('{width}')) return [{ srcSet: srcSet((width) => base.replaceAll('{width}', String(width))) }];
  return FORMATS.filter((format) => formats.includes(format)).map((format) => ({
    srcSet: srcSet((width) => `${base}-${width}.${format}`),
    type: `image/${format}`,
  }));
}
