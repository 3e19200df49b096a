/** `npm run check -- texts [--catalogue]`: every Norwegian text of the project with its file, line and key, to be read as a whole. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { ROOT } from '../build/packages';

const CONTENT = /^reference-systems\/src\/cms\/content\/.*\.json$/;
const CATALOGUE = /^shop-api\/catalogue\/.*\.json$/;
/** Addresses, codes and names of icons, in content that mixes them with texts. */
const IS_NO_TEXT = /^([/#?].*|https?:.*|[\da-z-]*|[\dA-Z_]*)$/;

/** @returns the files that hold texts, as git knows them */
export function textFiles({ withCatalogue = false } = {}) {
  const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n');
  return files.filter(
    (file) =>
      (!/\.test\.tsx?$/.test(file) && (/(\/texts\/[^/]+|\/[a-z-]+-nb)\.ts$/.test(file) || CONTENT.test(file))) ||
      (withCatalogue && CATALOGUE.test(file)),
  );
}

/** A text of a file, with the names that lead to it. */
interface Text {
  readonly file: string;
  readonly line: number;
  readonly key: string;
  readonly text: string;
}

export function textsOf(file: string): Text[] {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const parsed = file.endsWith('.json')
    ? ts.parseJsonText(file, source)
    : ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const isMixed = CONTENT.test(file) || CATALOGUE.test(file);
  const found: Text[] = [];
  const add = (node: ts.StringLiteralLike | ts.TemplateExpression, keys: readonly string[], text: string) => {
    if (!/\p{L}/u.test(text.replaceAll(/\{[^}]*\}/g, '')) || (isMixed && IS_NO_TEXT.test(text))) return;
    // Text of one line in the list.
    const shown = text.replaceAll('\u00A0', ' ').replaceAll(/\s+/g, ' ').trim();
    if (CATALOGUE.test(file) && !/\s/.test(shown)) return;
    const { line } = parsed.getLineAndCharacterOfPosition(node.getStart(parsed));
    found.push({ file, line: line + 1, key: keys.join('.'), text: shown });
  };
  const visit = (node: ts.Node, keys: readonly string[]): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isStringLiteralLike(node)) return add(node, keys, node.text);
    if (ts.isTemplateExpression(node)) {
      add(
        node,
        keys,
        node.head.text +
          node.templateSpans
            .map(({ expression, literal }) => `{${expression.getText(parsed)}}${literal.text}`)
            .join(''),
      );
      return node.templateSpans.forEach(({ expression }) => visit(expression, keys));
    }
    // A compared text is a key, not a text of the shop.
    if (ts.isBinaryExpression(node) && /^[!=]==$/.test(node.operatorToken.getText(parsed))) return;
    if (ts.isElementAccessExpression(node)) return visit(node.expression, keys);
    const name =
      (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)) && node.name;
    const inner = name ? [...keys, ts.isStringLiteralLike(name) ? name.text : name.getText(parsed)] : keys;
    ts.forEachChild(node, (child) => (child === name ? undefined : visit(child, inner)));
  };
  visit(parsed, []);
  return found;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const file of textFiles({ withCatalogue: process.argv.includes('--catalogue') })) {
    console.log(`\n${file}`);
    for (const { line, key, text } of textsOf(file)) console.log(`  ${line}  ${key}: ${text}`);
  }
