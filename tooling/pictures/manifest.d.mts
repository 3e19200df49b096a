import type { Picture } from './products/index.mjs';

export type Manifest = Record<string, { readonly hash: string; readonly width: number; readonly height: number }>;

export const LARGE_PX: 1600;
export const STANDARD_PX: 800;

export function hashOf(picture: Pick<Picture, 'spec' | 'view'>): string;
export function readManifest(picturesDir: string): Manifest;
export function writeManifest(picturesDir: string, manifest: Manifest): void;
export function isOutdated(picture: Picture, manifest: Manifest, picturesDir: string): boolean;
