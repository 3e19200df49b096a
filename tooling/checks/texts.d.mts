export declare function textFiles(options?: { withCatalogue?: boolean }): string[];
export declare function textsOf(file: string): { file: string; line: number; key: string; text: string }[];
