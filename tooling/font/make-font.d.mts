export const FONT_FILE: string;
export const CHARACTERS: string;
export function makeFont(): Promise<Buffer>;
