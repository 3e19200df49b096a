interface NamedTest {
  readonly title: string;
  readonly file: string;
}
export declare function idsOfTitle(title: string): string[];
export declare function ruleCoverage(tests?: readonly NamedTest[]): {
  tests: Map<string, NamedTest[]>;
  met: Set<string>;
};
