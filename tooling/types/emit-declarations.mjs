/** Compiles modules of this workspace to declarations. */
import { join, relative } from 'node:path';
import ts from 'typescript';
import { CommandError } from '../build/packages.mjs';

/**
 * @param {string} root folder of the workspace
 * @param {readonly string[]} modules files, from the root
 * @returns {Map<string, string>} path of the .d.ts file from the root → its text; includes everything that the modules import
 * @throws CommandError when a type cannot be declared
 */
export function emitDeclarations(root, modules) {
  const program = ts.createProgram(
    [...modules, 'shared-domain/types/assets.d.ts'].map((file) => join(root, file)),
    declarationOptions(root),
  );
  const texts = new Map();
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

function declarationOptions(root) {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  return {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    types: [],
  };
}
