import { escapeHtml } from 'shared-domain/kernel';
import type { ReleasedBuild, ReleasedRemote, ReleasesData } from './releases-data';

export const RELEASES_STYLE =
  'body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1a1a1a;background:#fff}main{max-width:75rem;margin:2rem auto;padding:0 1rem}h1{font-size:1.75rem}h2{font-size:1.25rem;margin:2rem 0 .5rem}.wide{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.25rem .75rem .25rem 0;border-bottom:1px solid #ccc;vertical-align:top}th,td:first-child{white-space:nowrap}td.n,th.n{text-align:right}code{font-size:.9em}';

type Cell = string | number | undefined;

const row = (cells: readonly Cell[], tag: 'td' | 'th', numeric: ReadonlySet<number>): string =>
  `<tr>${cells
    .map((cell, index) => {
      const scope = tag === 'th' ? ' scope="col"' : '';
      return `<${tag}${scope}${numeric.has(index) ? ' class="n"' : ''}>${escapeHtml(String(cell ?? '–'))}</${tag}>`;
    })
    .join('')}</tr>`;

/** @param numbers indexes of the numeric columns */
function table(
  caption: string,
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
  numbers: readonly number[] = [],
): string {
  const numeric = new Set(numbers);
  const lines = rows.map((cells) => row(cells, 'td', numeric)).join('\n');
  return `<div class="wide" tabindex="0" role="region" aria-label="${escapeHtml(caption)}"><table><thead>${row(head, 'th', numeric)}</thead>\n<tbody>${lines}</tbody></table></div>`;
}

const BUILD_HEAD = [
  'Build',
  'Role',
  'Published',
  'Views',
  'With errors',
  'Not loaded',
  'Not rendered',
  'LCP',
  'INP',
  'CLS',
];
const minute = (time: string): string => time.slice(0, 16).replace('T', ' ');
const withUnit = (value: number | undefined): Cell => (value === undefined ? undefined : `${Math.round(value)} ms`);

const buildRow = ({ build, role, publishedAt, figures }: ReleasedBuild): readonly Cell[] => {
  const { views, errors, loadFailures, renderFailures, lcp, inp, cls } = figures;
  return [
    build,
    role,
    minute(publishedAt),
    views,
    errors,
    loadFailures,
    renderFailures,
    withUnit(lcp),
    withUnit(inp),
    cls,
  ];
};

function canaryLine({ canary }: ReleasedRemote, peerCount: number): string {
  if (!canary) return '';
  const { build, percent, isServed, compared } = canary;
  const shells = peerCount > 0 ? `, by ${peerCount + 1} shells` : '';
  const share = isServed ? `is for ${percent} % of the visitors` : `is not served (share ${percent} %)`;
  const counts = compared
    ? ` Compared since it began${shells}: it failed in ${compared.canary.failed} of ${compared.canary.views} views, the stable build in ${compared.stable.failed} of ${compared.stable.views}.`
    : '';
  return `<p>The canary <code>${escapeHtml(build)}</code> ${share}.${counts}</p>`;
}

const remoteSection = (remote: ReleasedRemote, peerCount: number): string =>
  `<h2>${escapeHtml(remote.remote)}${remote.isPinned ? ' (pinned)' : ''}</h2>
${canaryLine(remote, peerCount)}
${table(`Builds of ${remote.remote}`, BUILD_HEAD, remote.builds.map(buildRow), [3, 4, 5, 6, 7, 8, 9])}`;

/** Builds, shares, figures and history, as plain HTML. */
export function releasesPage({
  revision,
  updatedAt,
  remotes,
  verdicts,
  history,
  peerCount,
  unreachablePeers,
}: ReleasesData): string {
  const verdictRows = verdicts.map(({ at, remote, build, reason }) => [minute(at), remote, build, reason]);
  const historyRows = history.map(({ at, action, remote, from, build, percent, by, reason }) => [
    minute(at),
    action,
    remote,
    [from, build].filter(Boolean).join(' → ') + (percent === undefined ? '' : ` ${percent} %`),
    by,
    reason ?? '',
  ]);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Releases</title><style>${RELEASES_STYLE}</style></head>
<body><main><h1>Releases</h1>
<p>Registry revision ${revision} of ${escapeHtml(minute(updatedAt))} UTC. The figures of each build are those of this process since it started; LCP, INP and CLS are the 75th percentile of visitors who agreed to statistics.${unreachablePeers.length > 0 ? ` These shells do not answer; their last counts are still included: ${escapeHtml(unreachablePeers.join(', '))}.` : ''}</p>
${remotes.map((remote) => remoteSection(remote, peerCount)).join('\n')}
<h2>Rejected canaries</h2>
${verdictRows.length === 0 ? '<p>None.</p>' : table('Rejected canaries', ['At', 'Remote', 'Build', 'Reason'], verdictRows)}
<h2>History</h2>
${historyRows.length === 0 ? '<p>There are no changes yet.</p>' : table('History', ['At', 'Action', 'Remote', 'Builds', 'By', 'Reason'], historyRows)}
</main></body>
</html>
`;
}
