/** What the shell gives to remotes and expects of them (`/_shop/contract.json`). */
export interface ShellContract {
  readonly build: string;
  /** Exports of the shared runtime: module → names. Absent: only a built shell knows them. */
  readonly provides?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Versions of exposed modules that it can show. */
  readonly mounts: readonly string[];
  /** Regions that it has a place for. */
  readonly slots: readonly string[];
  readonly emits: readonly string[];
  readonly listens: readonly string[];
}
