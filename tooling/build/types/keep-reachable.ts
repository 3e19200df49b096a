/**
 * Keeps only the declarations that the entry modules reach. Imports through an index file become imports of the file that declares the name, so
 * unrelated exports of the index file are left out.
 */
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { compilerOptions } from './emit-declarations';

/**
 * @param root folder of the workspace
 * @param declarations file from the root → its text
 * @param entries files of `declarations`
 * @returns the reachable files, and the npm packages that they import
 */
export function keepReachable(
  root: string,
  declarations: ReadonlyMap<string, string>,
  entries: readonly string[],
): { readonly texts: Map<string, string>; readonly packages: Set<string> } {
  const { program, resolve } = programOf(root, declarations, entries);
  const checker = program.getTypeChecker();
  const texts = new Map<string, string>();
  const packages = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (texts.has(file)) continue;
    const source = program.getSourceFile(join(root, file));
    if (!source) throw new Error(`${file} has no declaration`);
    const { text, uses, external } = rewrite(source, { checker, root, ownFile: (name) => resolve(name, file) });
    texts.set(file, text);
    for (const name of external) packages.add(packageOf(name));
    waiting.push(...uses);
  }
  return { texts, packages };
}

const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/** A program with each declaration in place of its source. */
function programOf(root: string, declarations: ReadonlyMap<string, string>, entries: readonly string[]) {
  const options = compilerOptions(root);
  const host = ts.createCompilerHost(options);
  const resolve = (name: string, from: string): string | undefined => {
    const found = ts.resolveModuleName(name, join(root, from), options, ts.sys).resolvedModule?.resolvedFileName;
    const file = found && relative(root, ts.sys.realpath?.(found) ?? found).replace(/\.tsx?$/, '.d.ts');
    return file && declarations.has(file) ? file : undefined;
  };
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => {
      const file = resolve(text, relative(root, from));
      const resolved = file && { resolvedFileName: join(root, file), extension: ts.Extension.Dts };
      return { resolvedModule: resolved || undefined };
    });
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) => {
    const text = declarations.get(relative(root, name));
    return text === undefined
      ? getSourceFile(name, ...rest)
      : ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  };
  const program = ts.createProgram(
    entries.map((file) => join(root, file)),
    { ...options, types: [], lib: [], noLib: true },
    host,
  );
  return { program, resolve };
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

interface Around {
  readonly checker: ts.TypeChecker;
  readonly root: string;
  readonly ownFile: (name: string) => string | undefined;
}

/** @returns the file with direct imports, the files that it imports, and the packages */
function rewrite(source: ts.SourceFile, { checker, root, ownFile }: Around) {
  const own = relative(root, source.fileName);
  const uses = new Set<string>();
  const external = new Set<string>();
  const edits: Edit[] = [];
  const address = (file: string) => {
    uses.add(file);
    const path = relative(dirname(own), file).replace(/\.d\.ts$/, '');
    return path.startsWith('.') ? path : `./${path}`;
  };
  const visit = (node: ts.Node): void => {
    const importing = ts.isImportTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node);
    const name = importing ? moduleNameOf(node) : undefined;
    const file = name && ownFile(name);
    if (name && !file) external.add(name);
    if (!importing || !file) return void ts.forEachChild(node, visit);
    edits.push(...(ts.isImportTypeNode(node) ? importType(node, file) : statement(node, file)));
    if (ts.isImportTypeNode(node)) node.typeArguments?.forEach(visit);
  };

  function importType(node: ts.ImportTypeNode, file: string): Edit[] {
    const first = node.qualifier && firstOf(node.qualifier);
    const found = first && declaredIn(checker, checker.getSymbolAtLocation(first), root);
    const argument = edit(node.argument, `"${address(found?.file ?? file)}"`);
    return found && first && found.name !== first.text ? [argument, edit(first, found.name)] : [argument];
  }

  function statement(node: ts.ImportDeclaration | ts.ExportDeclaration, file: string): Edit[] {
    const clause = ts.isImportDeclaration(node) ? node.importClause : node;
    const bindings = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : node.exportClause;
    const elements = bindings && 'elements' in bindings ? bindings.elements : undefined;
    if (!elements)
      return clause && node.moduleSpecifier ? [edit(node.moduleSpecifier, `'${address(file)}'`)] : [edit(node, '')];
    const byFile = new Map<string, string[]>();
    for (const element of elements) {
      const importedName = (element.propertyName ?? element.name).text;
      const { file: from, name } = declaredIn(checker, checker.getSymbolAtLocation(element.name), root) ?? {
        file,
        name: importedName,
      };
      const names = name === element.name.text ? name : `${name} as ${element.name.text}`;
      byFile.set(from, [...(byFile.get(from) ?? []), `${element.isTypeOnly ? 'type ' : ''}${names}`]);
    }
    const keyword = ts.isImportDeclaration(node) ? 'import' : 'export';
    const isType = ts.isImportDeclaration(node) ? node.importClause?.isTypeOnly : node.isTypeOnly;
    const lines = [...byFile].map(
      ([from, names]) => `${keyword} ${isType ? 'type ' : ''}{ ${names.join(', ')} } from '${address(from)}';`,
    );
    return [edit(node, lines.join('\n'))];
  }

  const edit = (node: ts.Node, text: string): Edit => ({ start: node.getStart(source), end: node.getEnd(), text });
  visit(source);
  const text = edits
    .sort((one, other) => other.start - one.start)
    .reduce((before, { start, end, text: after }) => before.slice(0, start) + after + before.slice(end), source.text);
  return { text, uses, external };
}

/** The module that a node imports from; undefined for an export of the file's own. */
function moduleNameOf(node: ts.ImportTypeNode | ts.ImportDeclaration | ts.ExportDeclaration): string | undefined {
  const named = ts.isImportTypeNode(node)
    ? ts.isLiteralTypeNode(node.argument) && node.argument.literal
    : node.moduleSpecifier;
  return named && ts.isStringLiteral(named) ? named.text : undefined;
}

const firstOf = (name: ts.EntityName): ts.Identifier => (ts.isIdentifier(name) ? name : firstOf(name.left));

/** @returns the file that declares a name, and the name that it exports it as; undefined outside the workspace */
function declaredIn(
  checker: ts.TypeChecker,
  symbol: ts.Symbol | undefined,
  root: string,
): { readonly file: string; readonly name: string } | undefined {
  if (!symbol) return undefined;
  const declared = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const source = declared.declarations?.[0]?.getSourceFile();
  const module = source && checker.getSymbolAtLocation(source);
  const exported = module && checker.getExportsOfModule(module).find((each) => isSame(checker, each, declared));
  return exported && { file: relative(root, source.fileName), name: exported.name };
}

const isSame = (checker: ts.TypeChecker, symbol: ts.Symbol, declared: ts.Symbol) =>
  symbol === declared || ((symbol.flags & ts.SymbolFlags.Alias) !== 0 && checker.getAliasedSymbol(symbol) === declared);
