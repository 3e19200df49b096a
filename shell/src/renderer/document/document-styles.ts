/** The style sheets that a document holds. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentShell, PreparedBuild, RenderedPage } from '../messages';

export interface PageStyle {
  /** Absent: no file holds it. */
  readonly href?: string;
  /** Absent: a dev server has it. */
  readonly text?: string;
}

const texts = new WeakMap<PreparedBuild, Map<string, Promise<string>>>();

/** A style sheet of a prepared build, for inlining. Read once: a build's files never change. */
export function readStyle(build: PreparedBuild, file: string): Promise<string> {
  const ofBuild = texts.get(build) ?? new Map<string, Promise<string>>();
  texts.set(build, ofBuild);
  let text = ofBuild.get(file);
  if (!text) {
    text = readFile(join(build.folder, file), 'utf8');
    ofBuild.set(file, text);
    text.catch(() => ofBuild.delete(file));
  }
  return text;
}

/** In the order of the cascade: the shell's, the brand's, those of the modules that the page uses. */
export async function stylesOfPage(
  { style, brand }: Pick<DocumentShell, 'style' | 'brand'>,
  builds: readonly PreparedBuild[],
  used: RenderedPage['used'],
): Promise<readonly PageStyle[]> {
  const ofModules = filesOf(builds, used, 'styles').map(async ({ build, file, url }) => ({
    href: url,
    text: await readStyle(build, file),
  }));
  return [style, ...(brand.style === '' ? [] : [{ text: brand.style }]), ...(await Promise.all(ofModules))];
}

type FileKind = 'scripts' | 'styles' | 'laterStyles';

export function filesOf(builds: readonly PreparedBuild[], used: RenderedPage['used'], kind: FileKind) {
  return builds.flatMap((build) => {
    const files = new Set((used[build.remote] ?? []).flatMap((expose) => build.assets.exposes[expose]?.[kind] ?? []));
    return [...files].map((file) => ({ build, file, url: build.base + file }));
  });
}
