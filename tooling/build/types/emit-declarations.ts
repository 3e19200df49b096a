/**
 * Compiles modules of this workspace to declarations. The federation plugin's own types would need an archive fetched from each remote, and
 * api-extractor rolls one entry into one file, without the addresses that teams import.
 */
import { join, relative } from 'node:path';
import ts from 'typescript';
import { CommandError } from '../packages';

/**
 * @param root folder of the workspace
 * @param modules files, from the root
 * @returns path of the .d.ts file from the root → its text; includes everything that the modules import
 * @throws CommandError when a type cannot be declared
 */
export function emitDeclarations(root: string, modules: readonly string[]): Map<string, string> {
  const program = ts.createProgram(
    [...modules, 'shared-domain/types/assets.d.ts'].map((file) => join(root, file)),
    declarationOptions(root),
  );
  const texts = new Map<string, string>();
  const { diagnostics } = program.emit(undefined, (file, text) => texts.set(relative(root, file), text));
  if (diagnostics.length > 0)
    throw new CommandError(
      ts.formatDiagnostics(diagnostics, {
        getCanonicalFileName: (name) => name,
        getCurrentDirectory: () => root,
        getNewLine: () => '\n',
      }),
    );
  return texts;
}

function declarationOptions(root: string): ts.CompilerOptions {
  return {
    ...compilerOptions(root),
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    types: [],
  };
}

/** Those of the workspace's tsconfig.json. */
export function compilerOptions(root: string): ts.CompilerOptions {
  const read = ts.readConfigFile(join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file));
  const config = read.config as { compilerOptions: unknown };
  return ts.convertCompilerOptionsFromJson(config.compilerOptions, root).options;
}
