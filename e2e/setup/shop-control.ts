/** The test shop's addresses, and the control of its processes. */
/** Set by the global setup before the workers load this. */
const BASE = Number(process.env['E2E_PORT_BASE'] ?? 0);
export const SHOP_URL = `http://localhost:${BASE}`;
export const IDENTITY_URL = `http://localhost:${BASE + 20}`;
export const CMS_URL = `http://127.0.0.1:${BASE + 30}`;
/** Of the shell; not on its public port. */
export const METRICS_URL = `http://127.0.0.1:${BASE + 40}/metrics`;
const CONTROL_URL = `http://127.0.0.1:${BASE + 99}`;

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
