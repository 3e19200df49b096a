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

/** A picture that files are made from. */
export interface Master {
  /** Its content has this name, and no other content has. */
  readonly key: string;
  readonly view: string;
  /** px */
  readonly widest: number;
  /** A rendered AVIF that is at hand: its shadow is softened, and it may stand in for its files. */
  readonly isRendered: boolean;
  /** @throws Error when it cannot be had */
  readonly path: () => string | Promise<string>;
}

/** The master of a picture, by its model and its name there; undefined: there is none. */
export type FindMaster = (model: string, name: string) => Master | undefined | Promise<Master | undefined>;

interface Wanted {
  readonly master: Master;
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

  /**
   * @param cache absolute; may be emptied at any time, and shared with other processes
   * @param findOther masters that are not in the folder
   */
  constructor(
    private readonly masters: string,
    private readonly cache: string,
    private readonly findOther: FindMaster = () => undefined,
    private readonly standInAfterMs = STAND_IN_AFTER_MS,
  ) {}

  /**
   * WebP is for readers without AVIF, who cannot be given the master.
   *
   * @returns undefined if there is no such picture, width or format. @throws when it cannot be made
   */
  async fileOf(model: string, file: string): Promise<PictureFile | undefined> {
    const wanted = await this.#wanted(model, file);
    if (!wanted) return undefined;
    const asMade = { path: wanted.path, isStandIn: false };
    if (await exists(wanted.path)) return asMade;
    const hasToWait = [...this.#making.keys()].some((path) => path !== wanted.path);
    const made = this.#make(wanted).then(() => asMade);
    const { master } = wanted;
    if (wanted.format === 'webp' || !master.isRendered) return made;
    // When the master was the answer, nothing waits for this any more; the next request tries again.
    made.catch(() => undefined);
    const standIn = { path: await master.path(), isStandIn: true };
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
    const all = Object.keys(this.#manifested())
      .flatMap((name) => {
        const master = this.#rendered(name);
        return master ? widthsOf(master.view, master.widest).map((width) => ({ master, width })) : [];
      })
      .sort((a, b) => urgencyOf(a) - urgencyOf(b));
    let made = 0;
    for (const [index, { master, width }] of all.entries())
      if (await this.#ensure(this.#fileOf(master, width, 'avif'))) {
        made += 1;
        onMade(index + 1, all.length);
      }
    return made;
  }

  async #wanted(model: string, file: string): Promise<Wanted | undefined> {
    const [, picture = '', digits, format] = FILE.exec(file) ?? [];
    if (format !== 'avif' && format !== 'webp') return undefined;
    const master = this.#rendered(`${model}/${picture}.avif`) ?? (await this.findOther(model, picture));
    if (!master) return undefined;
    const width = Number(digits);
    const widths = format === 'webp' ? [STANDARD_WIDTH] : widthsOf(master.view, master.widest);
    return widths.includes(width) ? this.#fileOf(master, width, format) : undefined;
  }

  #rendered(name: string): Master | undefined {
    const manifest = this.#manifested();
    const listed = Object.hasOwn(manifest, name) ? manifest[name] : undefined;
    return (
      listed && {
        key: `${name} ${listed.hash}`,
        view: viewOf(name),
        widest: Math.max(listed.width, STANDARD_WIDTH),
        isRendered: true,
        path: () => join(this.masters, name),
      }
    );
  }

  #manifested(): Manifest {
    return (this.#manifest ??= readManifest(this.masters));
  }

  #fileOf(master: Master, width: number, format: Wanted['format']): Wanted {
    const hash = createHash('sha256').update(`${DERIVATION} ${master.key}`).digest('hex').slice(0, 24);
    const path = join(this.cache, hash.slice(0, 2), `${hash}-${width}.${format}`);
    return { master, width, format, path };
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
function urgencyOf({ master, width }: { readonly master: Master; readonly width: number }): number {
  const ofWidth = WIDTHS_BY_URGENCY.indexOf(width);
  const isOfLists = master.view === LIST_VIEW && width < STANDARD_WIDTH;
  return (isOfLists ? 0 : WIDTHS_BY_URGENCY.length) + (ofWidth < 0 ? WIDTHS_BY_URGENCY.length : ofWidth);
}

async function derive({ master, width, format, path }: Wanted): Promise<void> {
  const { data, info } = await sharp(await master.path())
    .autoOrient()
    .ensureAlpha()
    .resize({ width, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (master.isRendered) softenShadow(data, info.width);
  const picture = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  await mkdir(dirname(path), { recursive: true });
  // Another process may be making the same file; what a killed one leaves is overwritten when its number comes again.
  const unfinished = `${path}.${process.pid}`;
  await (format === 'avif' ? picture.avif(AVIF) : picture.webp(WEBP)).toFile(unfinished);
  await rename(unfinished, path);
}
