/**
 * Keeps only the declarations that the entry modules reach. Imports through an index file become imports of the file that declares the name, so
 * unrelated exports of the index file are left out.
 */
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/**
 * @param {string} root folder of the workspace
 * @param {Map<string, string>} declarations file from the root → its text
 * @param {readonly string[]} entries files of `declarations`
 * @returns {{ texts: Map<string, string>, packages: Set<string> }} the reachable files, and the npm packages that they import
 */
export function keepReachable(root, declarations, entries) {
  const { program, resolve } = programOf(root, declarations, entries);
  const checker = program.getTypeChecker();
  const texts = new Map();
  const packages = new Set();
  const waiting = [...entries];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (texts.has(file)) continue;
    const source = program.getSourceFile(join(root, file));
    const { text, uses, external } = rewrite(source, { checker, root, ownFile: (name) => resolve(name, file) });
    texts.set(file, text);
    for (const name of external) packages.add(packageOf(name));
    waiting.push(...uses);
  }
  return { texts, packages };
}

const packageOf = (name) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/** A program with each declaration in place of its source. */
function programOf(root, declarations, entries) {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const host = ts.createCompilerHost(options);
  const resolve = (name, from) => {
    const found = ts.resolveModuleName(name, join(root, from), options, ts.sys).resolvedModule?.resolvedFileName;
    const file = found && relative(root, ts.sys.realpath(found)).replace(/\.tsx?$/, '.d.ts');
    return file && declarations.has(file) ? file : undefined;
  };
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => {
      const file = resolve(text, relative(root, from));
      return { resolvedModule: file && { resolvedFileName: join(root, file), extension: ts.Extension.Dts } };
    });
  const { getSourceFile } = host;
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

/** @returns {{ text: string, uses: Set<string>, external: Set<string> }} the file with direct imports, the files that it imports, and the packages */
function rewrite(source, { checker, root, ownFile }) {
  const own = relative(root, source.fileName);
  const uses = new Set();
  const external = new Set();
  const edits = [];
  const address = (file) => {
    uses.add(file);
    const path = relative(dirname(own), file).replace(/\.d\.ts$/, '');
    return path.startsWith('.') ? path : `./${path}`;
  };
  const visit = (node) => {
    const name = moduleNameOf(node);
    if (name === undefined) return ts.forEachChild(node, visit);
    const file = ownFile(name);
    if (!file) {
      external.add(name);
      return ts.forEachChild(node, visit);
    }
    edits.push(ts.isImportTypeNode(node) ? importType(node, file) : statement(node, file));
    if (ts.isImportTypeNode(node)) node.typeArguments?.forEach(visit);
  };

  function importType(node, file) {
    const first = node.qualifier && firstOf(node.qualifier);
    const found = first && declaredIn(checker, checker.getSymbolAtLocation(first), root);
    const argument = edit(node.argument, `"${address(found?.file ?? file)}"`);
    return found && found.name !== first.text ? [argument, edit(first, found.name)] : [argument];
  }

  function statement(node, file) {
    const clause = ts.isImportDeclaration(node) ? node.importClause : node;
    const elements = (ts.isImportDeclaration(node) ? clause?.namedBindings : node.exportClause)?.elements;
    if (!elements) return clause ? [edit(node.moduleSpecifier, `'${address(file)}'`)] : [edit(node, '')];
    const byFile = new Map();
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
    const isType = ts.isImportDeclaration(node) ? clause.isTypeOnly : node.isTypeOnly;
    const lines = [...byFile].map(
      ([from, names]) => `${keyword} ${isType ? 'type ' : ''}{ ${names.join(', ')} } from '${address(from)}';`,
    );
    return [edit(node, lines.join('\n'))];
  }

  const edit = (node, text) => ({ start: node.getStart(source), end: node.getEnd(), text });
  visit(source);
  const text = edits
    .flat()
    .sort((one, other) => other.start - one.start)
    .reduce((before, { start, end, text: after }) => before.slice(0, start) + after + before.slice(end), source.text);
  return { text, uses, external };
}

/** The module that a node imports from; undefined when it is not an import. */
function moduleNameOf(node) {
  if (ts.isImportTypeNode(node)) return node.argument.literal.text;
  return ts.isImportDeclaration(node) || ts.isExportDeclaration(node) ? node.moduleSpecifier?.text : undefined;
}

const firstOf = (name) => (ts.isIdentifier(name) ? name : firstOf(name.left));

/** @returns {{ file: string, name: string } | undefined} the file that declares a name, and the name that it exports it as; undefined outside the workspace */
function declaredIn(checker, symbol, root) {
  if (!symbol) return undefined;
  const declared = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const source = declared.declarations?.[0]?.getSourceFile();
  const module = source && checker.getSymbolAtLocation(source);
  const exported = module && checker.getExportsOfModule(module).find((each) => isSame(checker, each, declared));
  return exported && { file: relative(root, source.fileName), name: exported.name };
}

const isSame = (checker, symbol, declared) =>
  symbol === declared || ((symbol.flags & ts.SymbolFlags.Alias) !== 0 && checker.getAliasedSymbol(symbol) === declared);
