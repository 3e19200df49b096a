import type { Remote } from '../build/packages.mjs';

export interface RemotePlan {
  readonly remote: string;
  readonly name: string;
  readonly path: string;
  readonly heading: string;
  readonly pascal: string;
  readonly camel: string;
  readonly port: number;
  readonly standalonePort: number;
}

export function planRemote(args: readonly string[], remotes: readonly Remote[]): RemotePlan;
