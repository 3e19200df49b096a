/**
 * Puts pictures side by side on the shop's tile colour, to judge them by eye.
 *
 *   npm run contact-sheet -- <folder or files …> --out sheet.png [--tile 300] [--columns 5]
 */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';

const TILE_COLOUR = '#f7f3f1';
const GAP = 8;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    tile: { type: 'string', default: '300' },
    columns: { type: 'string', default: '5' },
  },
});
const tile = Number(options.tile);
const columns = Number(options.columns);

const isPicture = (name) => /\.(png|avif|webp)$/.test(name);
const files = positionals.flatMap((path) =>
  statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true })
        .filter(isPicture)
        .sort()
        .map((name) => join(path, name))
    : [path],
);

const tiles = await Promise.all(
  files.map(async (file, i) => ({
    input: await sharp(file).resize(tile, tile).flatten({ background: TILE_COLOUR }).png().toBuffer(),
    left: (i % columns) * (tile + GAP),
    top: Math.floor(i / columns) * (tile + GAP),
  })),
);
const rows = Math.ceil(files.length / columns);
await sharp({
  create: { width: columns * (tile + GAP), height: rows * (tile + GAP), channels: 3, background: '#ffffff' },
})
  .composite(tiles)
  .png()
  .toFile(options.out);
