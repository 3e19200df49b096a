/** Older versions lack `require` of ES modules, which some servers here rely on. */
const NEEDED = [20, 19];

export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const isOldEnough = major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
  if (isOldEnough) return;
  console.error(`This project needs Node ${NEEDED.join('.')} or newer; this is ${process.version}.`);
  process.exit(1);
}
