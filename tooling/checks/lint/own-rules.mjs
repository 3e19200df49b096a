// JavaScript, because the linter and editors load it themselves.
/** Rules of the linter that exist nowhere else in native code. */

/** Code that matches a selector is reported with the selector's message. */
const restrictedSyntax = {
  meta: { schema: false },
  create: ({ options, report }) =>
    Object.fromEntries(options.map(({ selector, message }) => [selector, (node) => report({ node, message })])),
};

const { compare } = new Intl.Collator('en', { caseFirst: 'upper', numeric: true });

/** The names that a file exports from others are in the order of the alphabet; a comment or another statement begins a new list. */
const sortedExports = {
  create: ({ report, sourceCode }) => {
    const checkNames = ({ specifiers }) => {
      const names = specifiers.map(({ exported }) => exported.name);
      specifiers.forEach((node, index) => {
        if (index > 0 && compare(names[index - 1], names[index]) > 0)
          report({ node, message: `${names[index]} comes before ${names[index - 1]}.` });
      });
    };
    const isPassedOn = (node) => /^Export(All|Named)Declaration$/.test(node?.type) && node.source;
    const checkSources = ({ body }) =>
      body.forEach((node, index) => {
        const before = body[index - 1];
        if (!isPassedOn(node) || !isPassedOn(before) || sourceCode.getCommentsBefore(node).length > 0) return;
        if (compare(before.source.value, node.source.value) > 0)
          report({ node, message: `${node.source.value} comes before ${before.source.value}.` });
      });
    return { Program: checkSources, ExportNamedDeclaration: checkNames };
  },
};

export default {
  meta: { name: 'shop' },
  rules: { 'restricted-syntax': restrictedSyntax, 'sorted-exports': sortedExports },
};
