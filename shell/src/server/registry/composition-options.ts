import type { KeyObject } from 'node:crypto';
import type { PublicConfig } from 'shared-domain/runtime/config';
import type { DocumentFrame } from '../../renderer/messages';
import type { ServerLog } from '../observability/server-log';
import type { PoolOptions } from '../render/render-pool';
import type { DevServers } from '../settings/env';

/** One canary from start to end. The same build released again as a canary is another run. */
export interface CanaryRun {
  readonly remote: string;
  readonly build: string;
  /** Absent in a registry of an earlier version. */
  readonly since?: string | undefined;
}

export interface ActiveCanary extends CanaryRun {
  readonly percent: number;
}

export interface CompositionOptions {
  /** Path or address. */
  readonly registryLocation: string;
  /** Public key of those who may write the registry. Without it signatures are not checked. */
  readonly registryKey?: KeyObject;
  /** Copy of the last registry that was applied. */
  readonly lastKnownGoodFile: string;
  /** The shell's own build. */
  readonly shellBuild: string;
  readonly buildsFolder: string;
  /** Marks of builds that are being tried (trials.ts). */
  readonly trialsFile: string;
  /** Configuration of the render workers. */
  readonly config: PublicConfig;
  /** The workers write documents with it. */
  readonly document: DocumentFrame;
  readonly pool: PoolOptions | null;
  readonly log: ServerLog;
  /** When to try again after a registry or build could not be used, in milliseconds. */
  readonly retryMs?: number;
  /** The lanes have changed: pages rendered by lanes that are gone can be dropped. */
  readonly onChange: () => void;
  /** A registry was applied, with or without a change of lanes. */
  readonly onApplied?: () => void;
  /** Whether a canary was rejected: then it is not served. */
  readonly isRejected?: (canary: CanaryRun) => boolean;
  /** A build keeps crashing render workers. It is replaced by an earlier one; a canary is no longer served. */
  readonly onUnstable?: (build: { readonly remote: string; readonly build: string }) => void;
  /** Development: remotes whose browser files come from dev servers. */
  readonly devServers?: DevServers;
}
