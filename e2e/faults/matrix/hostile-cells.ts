/** Builds that harm on purpose: each has to prove that it struck. */
import { remoteNames } from '../../../tooling/build/packages';
import { type Cell, Findings, within } from './cell';
import { HOSTILE, hostileBuild, LATER_MS, traceOf } from './planted-faults';
import {
  cartIsIntact,
  type Matrix,
  othersAreUsable,
  pagesAreServed,
  placeOf,
  PLACES,
  RELEASED_WITHIN_MS,
  TRACE_WITHIN_MS,
} from './remote-cells';
import { Shopper } from './shopper';

/** Remotes whose builds harm: one with many pages, one with the page that sells. */
const ATTACKERS = ['mfe-lists', 'mfe-pdp'];
/** Every page of a new build is tried before it is served. */
const AFTER_RELEASE_MS = 20_000;
/** A loop is known by its processor time. */
const NAMED_WITHIN_MS = 30_000;

interface LogLine {
  readonly msg?: string;
  readonly where?: string;
  readonly remote?: string;
  readonly build?: string;
}

/** The lines about builds in the shell's log. */
const linesAboutBuilds = (written: string): readonly LogLine[] =>
  written
    .split('\n')
    .flatMap((line) => (line.startsWith('{') && line.endsWith('}') ? [JSON.parse(line) as LogLine] : []))
    .filter(({ where }) => where === 'build');

/** The build is released: the shop goes on, with the build before or without harm. */
export async function hostileRelease(matrix: Matrix, remote: string, name: string): Promise<void> {
  const { shop } = matrix;
  const { [name]: attack = {} } = HOSTILE;
  const { path, slot } = placeOf(remote);
  const findings = new Findings();
  const before = await shop.buildOf(remote);
  const pid = shop.pidOf('shell');
  const build = hostileBuild(remote, name);
  const start = shop.written().length;
  const written = () => shop.written().slice(start);
  const isServed = async () => (await shop.buildOf(remote)) === build;
  const said = () => linesAboutBuilds(written()).filter((line) => line.build === build);
  const isNamed = () => said().some(({ msg = '' }) => attack.named?.test(msg));
  const shopper = await Shopper.enter(matrix.shopper);
  try {
    await shop.release(remote, build);
    await within(AFTER_RELEASE_MS, async () => said().length > 0 || (await isServed()));
    if (attack.later !== undefined) await new Promise((resolve) => setTimeout(resolve, LATER_MS));
    // The page is drawn by the build, when it is served.
    if (attack.import === undefined) await shopper.context.request.get(path);
    const hasStruck = () => written().includes(traceOf(remote, name));
    findings.expect(await within(TRACE_WITHIN_MS, hasStruck), 'the build did not strike');
    if (attack.named) {
      findings.expect(
        await within(NAMED_WITHIN_MS, isNamed),
        `the log does not name the build by ${attack.named.source}; it says «${said()
          .map(({ msg }) => msg)
          .join('; ')}»`,
      );
      findings.expect(await within(AFTER_RELEASE_MS, async () => !(await isServed())), 'the build is served');
    }
    const status = await shopper.open(path);
    findings.expect(status === 200, `status ${status}`);
    await othersAreUsable(findings, shopper, remote);
    await shopper.findsAPage(findings);
    for (const other of Object.keys(PLACES).filter((each) => each !== remote))
      await shopper.canOpen(findings, placeOf(other).path);
    findings.expect(await shopper.untilInteractive(slot), `the ${slot} is not interactive`);
    const hacked = await shopper.page.evaluate(() => 'hacked' in window || 'polluted' in {});
    findings.expect(!hacked, 'the build ran in the page what it must not');
    judgeHarm(findings, written(), remote, name);
    findings.expect(shop.pidOf('shell') === pid, 'the shell was ended');
    await shop.release(remote, before);
    findings.expect(
      await within(RELEASED_WITHIN_MS, async () => (await shop.buildOf(remote)) === before),
      `not back ${RELEASED_WITHIN_MS / 1000} s after the release of the build before`,
    );
    await pagesAreServed(findings, shopper);
    await cartIsIntact(findings, shopper, matrix);
  } finally {
    await shop.release(remote, before).catch(() => undefined);
    await shopper.leave();
  }
  findings.settle();
}

/** Harm to others, as far as the shell's output shows it. */
function judgeHarm(findings: Findings, written: string, remote: string, name: string): void {
  const blamed = linesAboutBuilds(written).filter((line) => line.remote !== remote);
  findings.expect(blamed.length === 0, `blamed: ${blamed.map((line) => line.remote).join(', ')}`);
  findings.expect(!written.includes('Debugger listening'), 'an inspector was opened');
  // Without namespaces a worker can end the renderer, which is started again (docs/security.md).
  findings.expect(name === 'kill' || !written.includes('The renderer ended'), 'the renderer was ended');
}

export const hostileCells = (matrix: Matrix): Cell[] =>
  ATTACKERS.flatMap((remote) =>
    Object.keys(HOSTILE).map((name) => ({
      table: 'hostile builds',
      row: remote,
      column: name,
      run: () => hostileRelease(matrix, remote, name),
    })),
  );

/** Every remote's code may fail as soon as it is evaluated. */
export const importCells = (matrix: Matrix): Cell[] =>
  remoteNames().map((remote) => ({
    table: 'code on the server',
    row: remote,
    column: 'import',
    run: () => hostileRelease(matrix, remote, 'throw'),
  }));
