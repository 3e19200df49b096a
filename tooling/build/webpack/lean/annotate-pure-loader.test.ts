import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import annotate from './annotate-pure-loader';

/** The router's own package, a dependency of react-router-dom. */
const ROUTER = 'react-router';

test('calls that make a component or a context are marked as pure, names for developer tools are left out', () => {
  expect(
    annotate('var Link = React10.forwardRef(\n  (props) => null\n);\nLink.displayName = "Link";\nexport { Link };\n'),
  ).toBe('var Link = /*#__PURE__*/ React10.forwardRef(\n  (props) => null\n);\nexport { Link };\n');
});

test('a component class can be left out as a whole, and keeps its context', () => {
  const source =
    'var Boundary = class extends React2.Component {\n  render() {\n    return this.context;\n  }\n};\nBoundary.contextType = Theme;\n';
  expect(annotate(source)).toBe(
    'var Boundary = /*#__PURE__*/ (() => class extends React2.Component {\n  static contextType = Theme;\n  render() {\n    return this.context;\n  }\n})();\n',
  );
});

test('nothing at the top of React Router’s build keeps an unused component', () => {
  const folder = join(dirname(require.resolve(`${ROUTER}/package.json`)), 'dist/production');
  const source = readdirSync(folder)
    .filter((file) => /^chunk-.*\.mjs$/.test(file))
    .map((file) => annotate(readFileSync(join(folder, file), 'utf8')))
    .join('');
  expect(source).toContain('/*#__PURE__*/ React');
  expect(source).not.toMatch(
    /^(var \w+ = React\d*\.\w+\(|var \w+ = class extends React|\w+\.(displayName|contextType) =)/m,
  );
});
