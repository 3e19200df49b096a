export declare function readIds(folder?: string): Map<string, string>;
export declare function idsOfTitle(title: string): string[];
export declare function ruleCoverage(
  tests?: { title: string; file: string }[],
  ids?: Map<string, string>,
): { ids: Map<string, string>; named: Set<string>; met: Set<string>; unknown: Set<string> };
