type List = Record<string, Record<string, string[]>>;
export declare function compareWithList(
  unreached: Record<string, string[]>,
  list: List,
): { added: string[]; removable: string[]; shrunk: List };
