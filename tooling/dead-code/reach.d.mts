export declare function unreachedExports(options: {
  root: string;
  entries: string[];
  files: string[];
}): Map<string, string[]>;
