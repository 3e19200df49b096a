import type { KeyObject } from 'node:crypto';
import type { PublicConfig } from 'shared-domain/runtime/config';
import type { ServerLog } from '../observability/server-log';
import type { DocumentFrame } from '../render/messages';
import type { PoolOptions } from '../render/render-pool';
import type { DevServers } from '../settings/env';

/** One canary from its beginning to its end. */
export interface CanaryRun {
  readonly remote: string;
  readonly build: string;
  /** Absent in a registry of an earlier version. */
  readonly since?: string | undefined;
}

/** A canary that is in force. */
export interface ActiveCanary extends CanaryRun {
  readonly percent: number;
}

export interface CompositionOptions {
  /** Path or address. */
  readonly registryLocation: string;
  /** Of who may write registries; absent: signatures are not checked. */
  readonly registryKey?: KeyObject;
  /** Where the last registry in force is kept. */
  readonly lastGoodFile: string;
  /** The shell's own build. */
  readonly shellBuild: string;
  readonly buildsFolder: string;
  /** Of the render workers. */
  readonly config: PublicConfig;
  /** What they write documents with. */
  readonly document: DocumentFrame;
  readonly pool: PoolOptions | null;
  readonly log: ServerLog;
  /** Other sets are in force: what was rendered by those that are gone may be forgotten. */
  readonly onChange: () => void;
  /** A registry is in force, maybe with the sets of before. */
  readonly onApplied?: () => void;
  /** Whether a canary was found worse than the stable build: it is not served then. */
  readonly isRejected?: (canary: CanaryRun) => boolean;
  /** A build took render workers down again and again; it is replaced by an earlier one, or is a canary's no longer. */
  readonly onUnstable?: (build: { readonly remote: string; readonly build: string }) => void;
  /** Development: remotes whose browser files come from dev servers. */
  readonly devServers?: DevServers;
}
