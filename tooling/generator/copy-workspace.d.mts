export function copyWorkspace(folder: string): void;
