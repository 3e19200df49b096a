/** The test shop's addresses, and the control of its processes. */
export const SHOP_URL = 'http://localhost:4000';
export const API_URL = 'http://localhost:4010';
export const CMS_URL = 'http://127.0.0.1:4030';
export const REMOTE_PORT_BASE = 4040;
const CONTROL_URL = 'http://127.0.0.1:4099';

type Command = 'kill' | 'start' | 'hang' | 'resume';

export async function control(command: Command, program: string): Promise<void> {
  await post(`/${command}/${program}`);
}

/** Makes a build the stable one of its remote in the running shop's registry. */
export async function release(remote: string, build: string): Promise<void> {
  await post(`/release/${remote}/${build}`);
}

async function post(path: string) {
  const response = await fetch(CONTROL_URL + path, { method: 'POST' });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
}
