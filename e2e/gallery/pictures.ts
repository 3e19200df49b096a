import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const FOLDER = join(__dirname, 'pictures');

/** A clone brings all of them, and each change of one brings it again. */
export const MAX_BYTES = 3_000_000;

/** The pictures that are there: 'phone/primitives--badge--kinds.png'. */
export const pictures = (): readonly { readonly name: string; readonly file: string; readonly bytes: number }[] =>
  readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => ({ name: file.slice(FOLDER.length + 1).replaceAll('\\', '/'), file, bytes: statSync(file).size }));

/**
 * A picture that was just taken, with few colours and no dithering: less than a third of the bytes, and no pixel is as far from what it
 * was as a comparison would have to see (threshold 0.25).
 */
export async function shrinkPicture(file: string): Promise<void> {
  const picture = sharp(file);
  if ((await picture.metadata()).isPalette) return;
  writeFileSync(
    file,
    await picture
      .removeAlpha()
      .png({ palette: true, quality: 80, dither: 0, effort: 10, compressionLevel: 9 })
      .toBuffer(),
  );
}
