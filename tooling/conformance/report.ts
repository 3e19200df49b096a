import { type Addresses, CAPABILITIES, type Finding } from './probe';

export const holds = ({ problems }: Finding): boolean => problems.length === 0;

/** Every capability that was asked for was tried, and nothing is missing. */
export const allHold = (findings: readonly Finding[]): boolean =>
  findings.every(holds) &&
  findings.every(({ capability }) =>
    findings.some((each) => each.capability === capability && each.reason === undefined),
  );

const symbolOf = (finding: Finding) => (finding.reason !== undefined ? '–' : holds(finding) ? '✓' : '✗');

function rowOf(finding: Finding): string {
  const { call, milliseconds, problems, reason } = finding;
  const seen = [...(reason === undefined ? [] : [`not tried: ${reason}`]), ...problems];
  return `| ${symbolOf(finding)} | ${call} | ${milliseconds} ms | ${seen.map((text) => text.replaceAll('|', '/')).join('<br>')} |`;
}

/** @returns Markdown: a sentence for each capability, and a row for each call */
export function reportOf(findings: readonly Finding[], systems: Addresses['systems']): string {
  const sections = CAPABILITIES.flatMap((capability) => {
    const own = findings.filter((finding) => finding.capability === capability);
    if (own.length === 0) return [];
    const broken = own.filter((finding) => !holds(finding)).length;
    const untried = own.filter(({ reason }) => reason !== undefined).length;
    const left = untried > 0 ? `; ${untried} not tried` : '';
    const tried = own.length - untried;
    const verdict =
      tried === 0
        ? 'was not tried'
        : broken === 0
          ? `holds (${tried} calls${left})`
          : `does not hold: ${broken} of ${tried} calls${left}`;
    return [
      `## ${capability} at ${systems[capability]} ${verdict}\n`,
      '| | Call | Took | Seen |\n|:-:|---|--:|---|',
      ...own.map(rowOf),
      '',
    ];
  });
  return `# Conformance\n\n${sections.join('\n')}`;
}
