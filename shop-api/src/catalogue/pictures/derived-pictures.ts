import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { access, mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import * as v from 'valibot';
import { createKeyedQueue } from '../../concurrency/keyed-queue';
import { widthsOf } from '../addresses';
import { softenShadow } from './soft-shadow';

/** Raise when settings below change: every file is made again. */
const DERIVATION = 3;
const AVIF = { quality: 58, effort: 1 };
const WEBP = { quality: 80, effort: 2, alphaQuality: 80 };

/** A master below this width counts as this wide. WebP comes in this width only. */
const STANDARD_WIDTH = 800;

const manifestSchema = v.record(v.string(), v.object({ hash: v.string(), width: v.number() }));
type Manifest = v.InferOutput<typeof manifestSchema>;

/** The view in the pictures that lists show. */
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

/** A picture that takes longer, or has to wait for others, is answered by its master, which is at hand. */
const STAND_IN_AFTER_MS = 100;
/** The widths that make list and product pages complete come first. */
const WIDTHS_BY_URGENCY = [320, 480, 800];

export interface PictureFile {
  readonly path: string;
  /** The master instead of a width that is not made yet: larger, its shadow not softened. To be kept for a moment only. */
  readonly isStandIn: boolean;
}

// One thread a picture: faster than one picture on all cores.
sharp.concurrency(1);

/** The widths and formats of pictures, made from the masters: when they are first asked for, or ahead of that (prepare-command.ts). */
export class DerivedPictures {
  readonly #making = new Map<string, Promise<void>>();
  /** One picture of a format at a time: Node's pool, and the other core, are for other requests. */
  readonly #queue = createKeyedQueue();
  #manifest: Manifest | undefined;

  /** @param cache absolute; may be emptied at any time, and shared with other processes */
  constructor(
    private readonly masters: string,
    private readonly cache: string,
    private readonly standInAfterMs = STAND_IN_AFTER_MS,
  ) {}

  /**
   * WebP is for readers without AVIF, who cannot be given the master.
   *
   * @returns undefined if there is no such picture, width or format. @throws when it cannot be made
   */
  async fileOf(model: string, file: string): Promise<PictureFile | undefined> {
    const wanted = this.#wanted(model, file);
    if (!wanted) return undefined;
    const asMade = { path: wanted.path, isStandIn: false };
    if (await exists(wanted.path)) return asMade;
    const hasToWait = [...this.#making.keys()].some((path) => path !== wanted.path);
    const made = this.#make(wanted).then(() => asMade);
    if (wanted.format === 'webp') return made;
    // When the master was the answer, nothing waits for this any more; the next request tries again.
    made.catch(() => undefined);
    const standIn = { path: wanted.master, isStandIn: true };
    return hasToWait ? standIn : Promise.race([made, sleep(this.standInAfterMs, standIn, { ref: false })]);
  }

  /** @returns whether it had to be made */
  async #ensure(wanted: Wanted): Promise<boolean> {
    const isThere = await exists(wanted.path);
    if (!isThere) await this.#make(wanted);
    return !isThere;
  }

  /**
   * Makes every AVIF file that is not there yet, the pictures of lists first.
   *
   * @param onMade called after each file with how many there are, and of how many
   * @returns how many were made
   */
  async makeAll(onMade: (there: number, all: number) => void = () => undefined): Promise<number> {
    const masters = Object.entries(this.#masters());
    const all = masters
      .flatMap(([name, { width: widest }]) =>
        widthsOf(viewOf(name), Math.max(widest, STANDARD_WIDTH)).map((width) => ({ name, width })),
      )
      .sort((a, b) => urgencyOf(a) - urgencyOf(b));
    let made = 0;
    for (const [index, { name, width }] of all.entries())
      if (await this.#ensure(this.#fileIn(name, width, 'avif'))) {
        made += 1;
        onMade(index + 1, all.length);
      }
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
    const making =
      this.#making.get(path) ??
      this.#queue.run(wanted.format, () => derive(wanted)).finally(() => this.#making.delete(path));
    this.#making.set(path, making);
    await making;
  }
}

function readManifest(masters: string): Manifest {
  const file = join(masters, 'manifest.json');
  return existsSync(file) ? v.parse(manifestSchema, JSON.parse(readFileSync(file, 'utf8'))) : {};
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Lower is sooner: lists before the other views, what is seen at once before what is enlarged. */
function urgencyOf({ name, width }: { readonly name: string; readonly width: number }): number {
  const ofWidth = WIDTHS_BY_URGENCY.indexOf(width);
  const isOfLists = viewOf(name) === LIST_VIEW && width < STANDARD_WIDTH;
  return (isOfLists ? 0 : WIDTHS_BY_URGENCY.length) + (ofWidth < 0 ? WIDTHS_BY_URGENCY.length : ofWidth);
}

async function derive({ master, width, format, path }: Wanted): Promise<void> {
  const { data, info } = await sharp(master)
    .ensureAlpha()
    .resize({ width, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  softenShadow(data, info.width);
  const picture = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  await mkdir(dirname(path), { recursive: true });
  // Another process may be making the same file; what a killed one leaves is overwritten when its number comes again.
  const unfinished = `${path}.${process.pid}`;
  await (format === 'avif' ? picture.avif(AVIF) : picture.webp(WEBP)).toFile(unfinished);
  await rename(unfinished, path);
}
