/**
 * Lets the minimizer remove a library's unused components: calls at the top of a module are kept unless they are marked as pure,
 * and so is everything that they refer to. React Router's build does not mark its own: without this, its link, form and
 * prefetching are in the page, used or not.
 */
const CALL = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g;
const COMPONENT_CLASS = /^var (\w+) = class extends (React\d*\.Component) \{\n([^]*?)^\};\n/gm;
const CONTEXT_TYPE = /^(\w+)\.contextType = (\w+);\n/gm;
/** Names for React's developer tools. */
const DISPLAY_NAME = /^\w+\.displayName = "\w+";\n/gm;

export default function annotatePure(source: string): string {
  const contextTypes = new Map([...source.matchAll(CONTEXT_TYPE)].map(([, name, context]) => [name, context]));
  return source
    .replace(DISPLAY_NAME, '')
    .replace(CONTEXT_TYPE, '')
    .replace(CALL, '= /*#__PURE__*/ $1')
    .replace(COMPONENT_CLASS, (_all, name: string, base: string, body: string) => {
      const context = contextTypes.get(name);
      const members = `${context ? `  static contextType = ${context};\n` : ''}${body}`;
      return `var ${name} = /*#__PURE__*/ (() => class extends ${base} {\n${members}})();\n`;
    });
}
