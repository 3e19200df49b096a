/**
 * `npm run lighthouse [runs] [path …]`: Lighthouse (mobile defaults) against the shop at SHOP_ORIGIN (default
 * http://localhost:3000), the median of several runs for each page.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { ensureChromium } from '../run/ensure-chromium.mjs';
import { sleep } from '../run/processes.mjs';

const origin = process.env.SHOP_ORIGIN ?? 'http://localhost:3000';
const [count = '5', ...paths] = process.argv.slice(2);
const pages = paths.length > 0 ? paths : ['/', '/mobiltelefoner/', '/mobiltelefoner/apple/iphone-17/'];
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'));
const PORT = 9222;
const chrome = spawn(
  await ensureChromium(),
  [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    `--remote-debugging-port=${PORT}`,
    `--user-data-dir=${profile}`,
    'about:blank',
  ],
  { stdio: 'ignore' },
);
while (
  !(await fetch(`http://127.0.0.1:${PORT}/json/version`).then(
    (answer) => answer.ok,
    () => false,
  ))
)
  await sleep(100);

try {
  console.log(
    '| Page | performance | accessibility | best practices | SEO | LCP | TBT | CLS |\n|---|---|---|---|---|---|---|---|',
  );
  for (const page of pages) {
    const runs = [];
    const failed = new Set();
    for (let run = 0; run < Number(count); run += 1) {
      const { lhr } = await lighthouse(origin + page, { port: PORT, logLevel: 'error', output: 'json' });
      runs.push(lhr);
      for (const category of ['accessibility', 'seo', 'best-practices']) {
        for (const { id, weight } of lhr.categories[category].auditRefs)
          if (weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 1) failed.add(id);
      }
    }
    const score = (category) => Math.round(median(runs.map((lhr) => lhr.categories[category].score)) * 100);
    const value = (audit) => median(runs.map((lhr) => lhr.audits[audit].numericValue));
    console.log(
      `| ${page} | ${score('performance')} | ${score('accessibility')} | ${score('best-practices')} | ${score('seo')} | ${(value('largest-contentful-paint') / 1000).toFixed(2)} s | ${value('total-blocking-time').toFixed(0)} ms | ${value('cumulative-layout-shift').toFixed(3)} |`,
    );
    if (failed.size > 0) console.log(`  not passed: ${[...failed].join(', ')}`);
  }
} finally {
  chrome.kill();
  await sleep(300);
  rmSync(profile, { recursive: true, force: true });
}
