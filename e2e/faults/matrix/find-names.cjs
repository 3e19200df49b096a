/** Preloaded into the shell of the matrix: finds the names of its programs, or not where a file says so. The shell itself is as it is. */
const dns = require('node:dns');
const { appendFileSync, existsSync } = require('node:fs');
const { join } = require('node:path');

const { lookup } = dns;
const folder = process.env.SHOP_NAMES ?? '';

dns.lookup = (name, options, callback) => {
  const answer = callback ?? options;
  if (!name.endsWith('.shop.test')) return lookup(name, options, callback);
  const lost = join(folder, name);
  if (existsSync(lost)) {
    appendFileSync(lost, '\n');
    const facts = { errno: -3008, code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: name };
    return process.nextTick(answer, Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), facts));
  }
  const address = { address: '127.0.0.1', family: 4 };
  if (options.all) return process.nextTick(answer, null, [address]);
  process.nextTick(answer, null, address.address, address.family);
};
