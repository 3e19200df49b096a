export function remotePort(name: string, env?: NodeJS.ProcessEnv): number;
export function settings(env?: NodeJS.ProcessEnv): { readonly origin: string };
