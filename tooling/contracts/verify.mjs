/** Consumer-driven contracts: verifies that a package meets what its consumers recorded, and that its own contracts record what it reads. */
import { join } from 'node:path';
import { createExpectations } from './expectations.mjs';
import { busCalls, createProgram, messageOf, readMembers } from './provider-program.mjs';
import { readDeclaration, recordsIn, recordsOf } from './records.mjs';

/**
 * @param {string} root of the workspace
 * @param {string} name a remote, or the shell
 * @returns {{ problems: string[], consumers: string[], expectations: number }} one sentence for each problem
 */
export function verifyContracts(root, name) {
  const declaration = readDeclaration(root, name);
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
  const checker = program.getTypeChecker();
  for (const diagnostic of [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]) {
    const { line } = source.getLineAndCharacterOfPosition(diagnostic.start);
    problems.push(`${expectations.messageFor(line) ?? `Line ${line} of the expectations`}. ${messageOf(diagnostic)}`);
  }
  const typeNamed = (alias) =>
    checker.getTypeAtLocation(source.statements.find((statement) => statement.name?.text === alias));
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
  { consumer, file, events, exposes, pages },
  name,
  { exposes: exposed, routes, slots, emits },
) {
  const isUsedAs = (expose, shape) =>
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

/** @param {string} address path and query, e.g. '/handlekurv/?melding=1' */
function hasPage({ paths, searchParams }, address) {
  const { pathname, searchParams: given } = new URL(address, 'http://shop.invalid');
  return (
    paths.some((path) => patternOf(path).test(pathname)) && [...given.keys()].every((key) => searchParams.includes(key))
  );
}

const patternOf = (path) =>
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
function unrecordedEvents(own, name, { listens = [], emits = [] }) {
  const recorded = new Set(own.flatMap(({ events }) => Object.keys(events)));
  return listens
    .filter((event) => !recorded.has(event) && !emits.includes(event))
    .map((event) => `${name} listens to ${event}, but no file in ${name}/contracts records what it reads`);
}

/** Members of a payload that a listener reads but the contract does not record. */
function unrecordedMembers(own, calls, where) {
  return calls.flatMap(({ event, argument, call }) =>
    own
      .filter(({ events }) => event in events)
      .flatMap(({ file, events }) => {
        const recorded = Object.keys(events[event]).map((member) => member.replace(/\?$/, ''));
        const read = readMembers(argument) ?? [];
        return read
          .filter((member) => !recorded.includes(member))
          .map((member) => `${where(call)} reads «${member}» of ${event}, which ${file} does not record`);
      }),
  );
}

/** @returns the recorded events, with the names of their types */
function expectProvider(expectations, record, name, { exposes, emits }) {
  const { consumer, file, events, shapes } = record;
  for (const [expose, shape] of Object.entries(record.exposes)) {
    if (!(expose in exposes)) continue;
    const members = shapes[shape];
    if (!members)
      throw new Error(`${file} names the shape ${shape}, which is not in ${consumer}/contracts/shapes.json`);
    const path = `./${join(name, exposes[expose].replace(/\.tsx?$/, ''))}`;
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
