import { readFileSync } from 'node:fs';
import ts from 'typescript';

/**
 * What a module declares, imports and exports at run time; types are left out.
 *
 * @typedef {object} Module
 * @property {{ names: string[], refs: Set<string>, loads: string[], hasEffect: boolean }[]} statements top-level statements: names they
 *   declare, identifiers they use, modules they load by import(), whether they do something when the module is evaluated
 * @property {Map<string, { module: string, name: string }>} imports local name → where it comes from; name '*' is the whole module
 * @property {Map<string, { local: string } | { module: string, name: string }>} exports
 * @property {string[]} starExports modules of `export * from`
 * @property {string[]} effects modules of `import './x'`
 *
 * @param {string} file absolute path
 * @returns {Module}
 */
export function parseModule(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const module = { statements: [], imports: new Map(), exports: new Map(), starExports: [], effects: [] };
  for (const statement of source.statements) readStatement(statement, module);
  return module;
}

function readStatement(statement, module) {
  if (ts.isImportDeclaration(statement)) return readImport(statement, module);
  if (ts.isExportDeclaration(statement)) return readExports(statement, module);
  if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) return;
  if (hasModifier(statement, ts.SyntaxKind.DeclareKeyword)) return;

  const isDefault = ts.isExportAssignment(statement) || hasModifier(statement, ts.SyntaxKind.DefaultKeyword);
  const names = [...declaredNames(statement), ...(isDefault ? ['default'] : [])];
  module.statements.push({ names, ...usesOf(statement), hasEffect: names.length === 0 });
  if (hasModifier(statement, ts.SyntaxKind.ExportKeyword) || isDefault)
    for (const name of isDefault ? ['default'] : names) module.exports.set(name, { local: name });
}

function readImport({ importClause, moduleSpecifier }, { imports, effects }) {
  const module = moduleSpecifier.text;
  if (!importClause) return effects.push(module);
  if (importClause.isTypeOnly) return;
  if (importClause.name) imports.set(importClause.name.text, { module, name: 'default' });
  const bindings = importClause.namedBindings;
  if (!bindings) return;
  if (ts.isNamespaceImport(bindings)) return imports.set(bindings.name.text, { module, name: '*' });
  for (const { name, propertyName, isTypeOnly } of bindings.elements)
    if (!isTypeOnly) imports.set(name.text, { module, name: (propertyName ?? name).text });
}

function readExports({ exportClause, moduleSpecifier, isTypeOnly }, { exports, starExports }) {
  if (isTypeOnly) return;
  const module = moduleSpecifier?.text;
  if (!exportClause) return starExports.push(module);
  if (ts.isNamespaceExport(exportClause)) return exports.set(exportClause.name.text, { module, name: '*' });
  for (const { name, propertyName, isTypeOnly: isType } of exportClause.elements) {
    const from = (propertyName ?? name).text;
    if (!isType) exports.set(name.text, module ? { module, name: from } : { local: from });
  }
}

const hasModifier = (statement, kind) =>
  ts.canHaveModifiers(statement) && Boolean(ts.getModifiers(statement)?.some((modifier) => modifier.kind === kind));

function declaredNames(statement) {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => namesOf(name));
  const isDeclaration =
    ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement) || ts.isEnumDeclaration(statement);
  return isDeclaration && statement.name ? [statement.name.text] : [];
}

const namesOf = (name) =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesOf(element.name) : []));

/** Identifiers that a statement uses as values. A local name that hides another counts as a use of it: too many rather than too few. */
function usesOf(statement) {
  const refs = new Set();
  const loads = [];
  const visit = (node) => {
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return;
    if (ts.isIdentifier(node)) refs.add(node.text);
    if (ts.isPropertyAccessExpression(node)) return visit(node.expression);
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) return visit(node.initializer);
    if (ts.isJsxAttribute(node)) return node.initializer && visit(node.initializer);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      loads.push(...node.arguments.filter(ts.isStringLiteral).map(({ text }) => text));
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(statement, visit);
  return { refs, loads };
}
