export function installPackage(folder: string): Promise<void>;
