/** Consumer-driven contracts: verifies that a package meets what its consumers recorded, and that its own contracts record what it reads. */
import { join } from 'node:path';
import ts from 'typescript';
import { createExpectations, type Expectations } from './expectations';
import { type BusCall, busCalls, createProgram, messageOf, readMembers } from './provider-program';
import { type ContractRecord, type Declaration, readDeclaration, recordsIn, recordsOf } from './records';

export interface Verified {
  readonly problems: readonly string[];
  readonly consumers: readonly string[];
  /** How many were looked at. */
  readonly expectations: number;
}

/**
 * @param root of the workspace
 * @param name a remote, or the shell
 * @returns one sentence for each problem
 */
export function verifyContracts(root: string, name: string): Verified {
  const declaration = readDeclaration(root, name);
  if (!declaration) throw new Error(`${name} has neither a federation.json nor a contract.json`);
  const records = recordsOf(root, name);
  const own = recordsIn(root, name);
  const problems = [
    ...records.flatMap((record) => droppedDeclarations(record, name, declaration)),
    ...unrecordedEvents(own, name, declaration),
  ];

  const expectations = createExpectations();
  const expectedEvents = records.flatMap((record) => expectProvider(expectations, record, name, declaration));
  for (const { file, shapes } of own.slice(0, 1))
    for (const [shape, members] of Object.entries(shapes))
      expectations.addOwnShape(
        shape,
        members,
        `${file.replace(/[^/]+$/, 'shapes.json')}: ${name} no longer passes to ${shape} what it records`,
      );

  const { program, file, ownFiles, where } = createProgram(root, name, expectations.text());
  const source = program.getSourceFile(file);
  if (!source) throw new Error('The expectations were not read');
  const checker = program.getTypeChecker();
  for (const diagnostic of [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]) {
    const { line } = source.getLineAndCharacterOfPosition(diagnostic.start ?? 0);
    problems.push(`${expectations.messageFor(line) ?? `Line ${line} of the expectations`}. ${messageOf(diagnostic)}`);
  }
  const typeNamed = (alias: string) => {
    const isNamed = (statement: ts.Statement) => ts.isTypeAliasDeclaration(statement) && statement.name.text === alias;
    return checker.getTypeAtLocation(source.statements.find(isNamed) ?? source);
  };
  for (const { event, argument, call } of busCalls(ownFiles, 'emit'))
    for (const { alias, record } of expectedEvents.filter((each) => each.event === event)) {
      const type = argument && checker.getTypeAtLocation(argument);
      if (!type || checker.isTypeAssignableTo(type, typeNamed(alias))) continue;
      problems.push(
        `${where(call)} sends ${event} with ${checker.typeToString(type)}, which ${record.consumer} cannot read (${record.file})`,
      );
    }
  problems.push(...unrecordedMembers(own, busCalls(ownFiles, 'subscribe'), where));
  return {
    problems: [...new Set(problems)],
    consumers: [...new Set(records.map(({ consumer }) => consumer))],
    expectations: records.reduce(
      (sum, { events, exposes, pages }) =>
        sum + Object.keys(events).length + Object.keys(exposes).length + pages.length,
      0,
    ),
  };
}

/** Exposes, events and pages that are recorded but no longer declared. */
function droppedDeclarations(
  { consumer, file, events, exposes, pages }: ContractRecord,
  name: string,
  { exposes: exposed, routes, slots, emits }: Declaration,
): string[] {
  const isUsedAs = (expose: string, shape: string) =>
    shape.startsWith('page@') ? routes.some((route) => route.expose === expose) : Object.values(slots).includes(expose);
  return [
    ...Object.entries(exposes)
      .filter(([expose, shape]) => !(expose in exposed) || !isUsedAs(expose, shape))
      .map(([expose, shape]) => `${name} no longer exposes ${expose} as ${shape}, which ${consumer} uses (${file})`),
    ...Object.keys(events)
      .filter((event) => !emits.includes(event))
      .map((event) => `${name} no longer sends ${event}, to which ${consumer} listens (${file})`),
    ...pages
      .filter((page) => !routes.some((route) => hasPage(route, page)))
      .map((page) => `${name} has no page at ${page}, to which ${consumer} links (${file})`),
  ];
}

/** @param address path and query, e.g. '/handlekurv/?melding=1' */
function hasPage({ paths, searchParams }: Declaration['routes'][number], address: string): boolean {
  const { pathname, searchParams: given } = new URL(address, 'http://shop.invalid');
  return (
    paths.some((path) => patternOf(path).test(pathname)) && [...given.keys()].every((key) => searchParams.includes(key))
  );
}

const patternOf = (path: string) =>
  new RegExp(
    `^/${path
      .split('/')
      .filter(Boolean)
      .map((segment) => {
        const text = segment.startsWith(':') ? '[^/]+/' : `${segment.replace(/\?$/, '')}/`;
        return segment.endsWith('?') ? `(?:${text})?` : text;
      })
      .join('')}$`,
  );

/** Events that the consumer listens to but does not record. */
function unrecordedEvents(own: readonly ContractRecord[], name: string, { listens, emits }: Declaration): string[] {
  const recorded = new Set(own.flatMap(({ events }) => Object.keys(events)));
  return listens
    .filter((event) => !recorded.has(event) && !emits.includes(event))
    .map((event) => `${name} listens to ${event}, but no file in ${name}/contracts records what it reads`);
}

/** Members of a payload that a listener reads but the contract does not record. */
function unrecordedMembers(
  own: readonly ContractRecord[],
  calls: readonly BusCall[],
  where: (node: ts.Node) => string,
): string[] {
  return calls.flatMap(({ event, argument, call }) =>
    own
      .filter(({ events }) => event in events)
      .flatMap(({ file, events }) => {
        const recorded = Object.keys(events[event] ?? {}).map((member) => member.replace(/\?$/, ''));
        const read = readMembers(argument) ?? [];
        return read
          .filter((member) => !recorded.includes(member))
          .map((member) => `${where(call)} reads «${member}» of ${event}, which ${file} does not record`);
      }),
  );
}

/** @returns the recorded events, with the names of their types */
function expectProvider(
  expectations: Expectations,
  record: ContractRecord,
  name: string,
  { exposes, emits }: Declaration,
): { readonly event: string; readonly record: ContractRecord; readonly alias: string }[] {
  const { consumer, file, events, shapes } = record;
  for (const [expose, shape] of Object.entries(record.exposes)) {
    const { [expose]: module } = exposes;
    if (module === undefined) continue;
    const members = shapes[shape];
    if (!members)
      throw new Error(`${file} names the shape ${shape}, which is not in ${consumer}/contracts/shapes.json`);
    const path = `./${join(name, module.replace(/\.tsx?$/, ''))}`;
    expectations.addModule(path, members, `${name} exposes ${expose}, but not as ${consumer} uses it (${file})`);
  }
  return Object.entries(events)
    .filter(([event]) => emits.includes(event))
    .map(([event, payload]) => ({
      event,
      record,
      alias: expectations.addEvent(
        event,
        payload,
        `The payload of ${event}, which ${name} sends, is not what ${consumer} reads (${file})`,
      ),
    }));
}
