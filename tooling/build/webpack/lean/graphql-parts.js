/**
 * What graphql-request takes of the package `graphql` in a browser: the documents are strings and are sent as they are, so a parser and a
 * printer (9 kB) would never be called.
 */
const unused = () => {
  throw new Error('Documents are strings: nothing is parsed or printed in the browser');
};

module.exports = { parse: unused, print: unused, Kind: { OPERATION_DEFINITION: 'OperationDefinition' } };
