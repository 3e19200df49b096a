/** Compiles the provider's code together with the recorded expectations. */
import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { compilerOptions } from '../build/types/emit-declarations';

const isProduction = (file: string) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)testing\//.test(file);
/** Part of the shell, so the shell is the provider of their events. */
const STORES = 'shared-domain/src/stores';

/** Parsed files, shared by the programs of several packages. */
const parsed = new Map<string, ts.SourceFile | undefined>();

function parseOnce(name: string, parse: () => ts.SourceFile | undefined): ts.SourceFile | undefined {
  if (!parsed.has(name)) parsed.set(name, parse());
  return parsed.get(name);
}

/** @param text of the expectations, a file in memory at the root of the workspace */
export function createProgram(root: string, provider: string, text: string) {
  const options = compilerOptions(root);
  const file = join(root, 'expectations.ts');
  const host = ts.createCompilerHost(options);
  const fileExists = host.fileExists.bind(host);
  const readFile = host.readFile.bind(host);
  const getSourceFile = host.getSourceFile.bind(host);
  host.fileExists = (name) => name === file || fileExists(name);
  host.readFile = (name) => (name === file ? text : readFile(name));
  host.getSourceFile = (name, target, ...rest) =>
    name === file
      ? ts.createSourceFile(name, text, target, true)
      : parseOnce(name, () => getSourceFile(name, target, ...rest));
  const own = [join(provider, 'src'), ...(provider === 'shell' ? [STORES] : [])];
  const program = ts.createProgram(
    [file, ...own.flatMap((folder) => sourcesIn(join(root, folder))), ...sourcesIn(join(root, 'shared-domain/types'))],
    {
      ...options,
      pathsBasePath: root,
      noEmit: true,
      types: ['node'],
      noUnusedLocals: false,
      noUnusedParameters: false,
    },
    host,
  );
  const isOwn = ({ fileName }: ts.SourceFile) => own.some((folder) => fileName.startsWith(`${join(root, folder)}/`));
  return { program, file, ownFiles: program.getSourceFiles().filter(isOwn), where: whereIn(root) };
}

const sourcesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter(isProduction)
        .map((file) => join(folder, file))
    : [];

const whereIn = (root: string) => (node: ts.Node) => {
  const source = node.getSourceFile();
  return `${relative(root, source.fileName)}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
};

/** A call of the event bus: `emit('shop:…@1', payload)`. */
export interface BusCall {
  readonly event: string;
  readonly argument: ts.Expression | undefined;
  readonly call: ts.CallExpression;
}

export function busCalls(files: readonly ts.SourceFile[], name: string): BusCall[] {
  const calls: BusCall[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      ts.isIdentifier(node.expression) &&
      node.expression.text === name &&
      node.arguments[0] &&
      ts.isStringLiteralLike(node.arguments[0])
    )
      calls.push({ event: node.arguments[0].text, argument: node.arguments[1], call: node });
    ts.forEachChild(node, visit);
  };
  for (const file of files) if (file.text.includes(name)) visit(file);
  return calls;
}

/** Members of the payload that a listener destructures; undefined when it takes the whole payload. */
export function readMembers(listener: ts.Expression | undefined): string[] | undefined {
  if (!listener || !ts.isFunctionLike(listener)) return undefined;
  const [parameter] = listener.parameters;
  if (!parameter) return [];
  if (!ts.isObjectBindingPattern(parameter.name)) return undefined;
  return parameter.name.elements.map(({ name, propertyName }) => (propertyName ?? name).getText());
}

export const messageOf = ({ messageText }: ts.Diagnostic): string =>
  ts.flattenDiagnosticMessageText(messageText, ' ').replace(/\s+/g, ' ');
