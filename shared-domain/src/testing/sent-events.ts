import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const BUS = 'shared-domain/runtime/event-bus';
const STORES = /^shared-domain\/stores\/(.+)$/;
/** A store announces its own state, whichever remote changed it: its events are none of the remote's. */
const STORE = /-store$/;

export interface BusUse {
  /** Names of events, sorted. */
  readonly emits: readonly string[];
  readonly listens: readonly string[];
}

const isProduction = (file: string): boolean => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)testing\//.test(file);

interface SourceUse extends BusUse {
  /** Modules of shared-domain/stores that send for the remote. */
  readonly flows: readonly string[];
}

type BusFunction = 'emit' | 'subscribe';

/** Local names of the bus's functions in a file, whatever they are imported as. */
function busNames(source: ts.SourceFile): ReadonlyMap<string, BusFunction> {
  const names = new Map<string, BusFunction>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    if (statement.moduleSpecifier.text !== BUS) continue;
    const bindings = statement.importClause?.namedBindings;
    if (bindings && ts.isNamespaceImport(bindings))
      throw new Error(`${source.fileName}: import emit and subscribe by name`);
    for (const { name, propertyName } of bindings?.elements ?? []) {
      const original = (propertyName ?? name).text;
      if (original === 'emit' || original === 'subscribe') names.set(name.text, original);
    }
  }
  return names;
}

/** Events that one source file sends and hears. */
function useOf(fileName: string, text: string): SourceUse {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  const names = busNames(source);
  const found = { emit: [] as string[], subscribe: [] as string[] };
  const flows: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const [, store] = STORES.exec((node.moduleSpecifier as ts.StringLiteral).text) ?? [];
      if (store && !STORE.test(store)) flows.push(store);
      return;
    }
    const name = ts.isIdentifier(node) ? names.get(node.text) : undefined;
    if (name) {
      const call = node.parent;
      const event = ts.isCallExpression(call) && call.expression === node ? call.arguments[0] : undefined;
      if (!event || !ts.isStringLiteralLike(event))
        throw new Error(`${fileName}: ${name} is called with the event's name itself, so that it can be checked`);
      found[name].push(event.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { emits: found.emit, listens: found.subscribe, flows };
}

const sorted = (names: readonly string[]): string[] => [...new Set(names)].sort();

/**
 * Which events of the bus the production code of a remote sends and hears, itself or by a flow of shared-domain/stores (as
 * `add-to-cart`). Read from the syntax tree: calls of the functions that a file imports from the event bus.
 *
 * @param folder `src` of a remote
 * @throws Error for a call that hides the event's name, or another use of the two functions
 */
export function sentEvents(folder: string): BusUse {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isProduction);
  const uses = files.map((file) => useOf(file, readFileSync(join(folder, file), 'utf8')));
  const flows = sorted(uses.flatMap((use) => use.flows)).map((flow) => {
    const file = join(__dirname, '..', 'stores', `${flow}.ts`);
    if (!existsSync(file)) throw new Error(`shared-domain/stores/${flow} is not found`);
    return useOf(file, readFileSync(file, 'utf8'));
  });
  const all = [...uses, ...flows];
  return { emits: sorted(all.flatMap((use) => use.emits)), listens: sorted(all.flatMap((use) => use.listens)) };
}
