import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { access, mkdir, rename } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { widthsOf } from '../images';
import { softenShadow } from './soft-shadow';

/** Raise when settings below change: every file is made again. */
const DERIVATION = 2;
const AVIF = { quality: 58, effort: 1 };
const WEBP = { quality: 80, effort: 2, alphaQuality: 80 };

/** A master below this width counts as this wide. WebP comes in this width only. */
const STANDARD_WIDTH = 800;

const manifestSchema = v.record(v.string(), v.object({ hash: v.string(), width: v.number() }));
type Manifest = v.InferOutput<typeof manifestSchema>;

/** Of the pictures that lists show. */
const LIST_VIEW = 'pair';

/** `<model>/<colour>-<view>.avif` */
const viewOf = (name: string): string => /([a-z]+)\.avif$/.exec(name)?.[1] ?? '';

const FILE = /^([a-z0-9-]+)-(\d{3,4})\.(avif|webp)$/;

interface Wanted {
  readonly master: string;
  readonly width: number;
  readonly format: 'avif' | 'webp';
  /** The file in the cache. */
  readonly path: string;
}

// One thread a picture: faster than one picture on all cores, and Node's pool bounds how many are made at once.
sharp.concurrency(1);

/** The widths and formats of pictures, made from the masters: AVIF by the build, what is missing when it is first asked for. */
export class DerivedPictures {
  readonly #making = new Map<string, Promise<void>>();
  #manifest: Manifest | undefined;

  /** @param cache absolute; may be emptied at any time */
  constructor(
    private readonly masters: string,
    private readonly cache: string,
  ) {}

  /** @returns the path of the file, or undefined if there is no such picture, width or format. @throws when it cannot be made */
  async fileOf(model: string, file: string): Promise<string | undefined> {
    const wanted = this.#wanted(model, file);
    if (wanted) await this.#ensure(wanted);
    return wanted?.path;
  }

  /** @returns whether it had to be made */
  async #ensure(wanted: Wanted): Promise<boolean> {
    const isThere = await access(wanted.path).then(
      () => true,
      () => false,
    );
    if (!isThere) await this.#make(wanted);
    return !isThere;
  }

  /**
   * Makes every AVIF file that is not there yet, as many at a time as there are cores.
   *
   * @returns how many were made
   */
  async makeAll({ listPicturesOnly = false } = {}): Promise<number> {
    const masters = Object.entries(this.#masters()).filter(([name]) => !listPicturesOnly || viewOf(name) === LIST_VIEW);
    const waiting = masters.flatMap(([name, { width: widest }]) =>
      widthsOf(viewOf(name), Math.max(widest, STANDARD_WIDTH)).map((width) => this.#fileIn(name, width, 'avif')),
    );
    let made = 0;
    const work = async (): Promise<void> => {
      for (let next = waiting.pop(); next; next = waiting.pop()) if (await this.#ensure(next)) made++;
    };
    await Promise.all(Array.from({ length: availableParallelism() }, work));
    return made;
  }

  #wanted(model: string, file: string): Wanted | undefined {
    const [, picture, digits, format] = FILE.exec(file) ?? [];
    const width = Number(digits);
    const name = `${model}/${picture}.avif`;
    const manifest = this.#masters();
    const master = Object.hasOwn(manifest, name) ? manifest[name] : undefined;
    if (!master || (format !== 'avif' && format !== 'webp')) return undefined;
    const widths =
      format === 'webp' ? [STANDARD_WIDTH] : widthsOf(viewOf(name), Math.max(master.width, STANDARD_WIDTH));
    return widths.includes(width) ? this.#fileIn(name, width, format) : undefined;
  }

  #masters(): Manifest {
    return (this.#manifest ??= readManifest(this.masters));
  }

  #fileIn(name: string, width: number, format: Wanted['format']): Wanted {
    const content = `${DERIVATION} ${name} ${this.#masters()[name]?.hash}`;
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 24);
    const path = join(this.cache, hash.slice(0, 2), `${hash}-${width}.${format}`);
    return { master: join(this.masters, name), width, format, path };
  }

  /** Once, however many ask for it. */
  async #make(wanted: Wanted): Promise<void> {
    const { path } = wanted;
    const making = this.#making.get(path) ?? derive(wanted).finally(() => this.#making.delete(path));
    this.#making.set(path, making);
    await making;
  }
}

function readManifest(masters: string): Manifest {
  const file = join(masters, 'manifest.json');
  return existsSync(file) ? v.parse(manifestSchema, JSON.parse(readFileSync(file, 'utf8'))) : {};
}

async function derive({ master, width, format, path }: Wanted): Promise<void> {
  const { data, info } = await sharp(master).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  softenShadow(data, info.width);
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const resized = sharp(data, { raw }).resize({ width, withoutEnlargement: true });
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  await (format === 'avif' ? resized.avif(AVIF) : resized.webp(WEBP)).toFile(unfinished);
  await rename(unfinished, path);
}
