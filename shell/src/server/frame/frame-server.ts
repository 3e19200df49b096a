/** The frame for pages that are not ours: kept for a while, and served on when it cannot be drawn anew. */
import type { PublicConfig } from 'shared-domain/runtime/config';
import type { FrameData, FrameSlotName } from '../../client/frame/frame-data';
import { releasesOf } from '../html/document';
import type { ShellAssets } from '../html/shell-assets';
import { readStyle } from '../registry/build-store';
import type { Composition } from '../registry/composition';
import { escapeHtml } from '../render/escape-html';
import { FRAME_CLASS, toFrameStyles } from './frame-styles';

const FRESH_MS = 30_000;

export interface Frame {
  readonly data: FrameData;
  readonly html: Readonly<Record<FrameSlotName, string>>;
  readonly css: string;
}

export interface FrameServerOptions {
  readonly config: PublicConfig;
  readonly shell: ShellAssets;
  readonly composition: Composition;
  readonly now: () => number;
}

export class FrameServer {
  readonly #options: FrameServerOptions;
  #last: { readonly frame: Frame; readonly at: number } | undefined;
  #underWay: Promise<Frame> | undefined;

  constructor(options: FrameServerOptions) {
    this.#options = options;
  }

  /** @throws Error when it was never drawn and cannot be now */
  async frame(): Promise<Frame> {
    const { now } = this.#options;
    if (this.#last && now() - this.#last.at < FRESH_MS) return this.#last.frame;
    this.#underWay ??= this.#draw().finally(() => (this.#underWay = undefined));
    try {
      const frame = await this.#underWay;
      this.#last = { frame, at: now() };
      return frame;
    } catch (error) {
      if (this.#last) return this.#last.frame;
      throw error;
    }
  }

  forget() {
    this.#last = undefined;
  }

  async #draw(): Promise<Frame> {
    const { config, shell, composition, now } = this.#options;
    const renderedAt = now();
    const rendered = await composition.pool?.render({ kind: 'frame', url: '/', renderedAt });
    if (rendered?.kind !== 'frame') throw new Error('The frame could not be drawn');
    const { builds } = composition;
    // Lazy chunks' sheets too: loaded later, they would land in the page around the frame.
    const sheets = builds
      .filter(({ remote }) => rendered.used[remote])
      .flatMap((build) =>
        Object.keys(build.assets.files)
          .filter((file) => file.endsWith('.css'))
          .map((file) => ({ build, file })),
      );
    const texts = await Promise.all(sheets.map(({ build, file }) => readStyle(build, file)));
    const revision = builds.map(({ build }) => build).join('-');
    const styles = `${config.shopOrigin}/frame/frame.css?v=${revision}`;
    const wrap = (name: FrameSlotName) =>
      `<shop-${name}><template shadowrootmode="open"><link rel="stylesheet" href="${escapeHtml(styles)}"><div class="${FRAME_CLASS}">${rendered.html[name]}</div></template></shop-${name}>`;
    return {
      css: toFrameStyles([shell.style.text ?? '', shell.brand.style, ...texts].join('')),
      html: { header: wrap('header'), footer: wrap('footer') },
      data: {
        appKey: 'open-pages',
        config,
        releases: releasesOf(builds, undefined),
        slotData: rendered.slotData,
        renderedAt,
        styles,
        includedStyles: sheets.map(({ build, file }) => config.shopOrigin + build.base + file),
        fonts: shell.fonts.map((path) => ({ family: 'Inter', url: config.shopOrigin + path, weight: '400 660' })),
      },
    };
  }
}
