import { type ASTVisitor, GraphQLError, Kind, type ValidationContext } from 'graphql';
import { ProblemError } from '../http/problem';

/** The deepest useful query is three levels: productsAvailability → statuses → name. */
export const MAX_DEPTH = 5;
/** The introspection query, which only development answers, goes deeper. */
export const MAX_INTROSPECTION_DEPTH = 15;
/** Fields of a document, fragments included; guards against one request that asks the same thing a thousand times. */
const MAX_FIELDS = 100;
const MAX_ROOT_FIELDS = 5;

/** Refuses documents that ask for much more than any page does: too many fields, root fields (aliases) or operations. */
export function limitFields(context: ValidationContext): ASTVisitor {
  let fields = 0;
  let operations = 0;
  return {
    OperationDefinition(node) {
      operations += 1;
      if (operations > 1)
        context.reportError(new GraphQLError('Only one operation may be sent at a time', { nodes: node }));
      const roots = node.selectionSet.selections;
      if (roots.length > MAX_ROOT_FIELDS)
        context.reportError(new GraphQLError(`At most ${MAX_ROOT_FIELDS} queries fit in one request`, { nodes: node }));
    },
    FragmentDefinition(node) {
      if (node.typeCondition.kind === Kind.NAMED_TYPE && node.typeCondition.name.value === 'Query') {
        context.reportError(new GraphQLError('Fragments on Query are not accepted', { nodes: node }));
      }
    },
    InlineFragment(node) {
      if (context.getParentType()?.name === 'Query')
        context.reportError(new GraphQLError('Fragments on Query are not accepted', { nodes: node }));
    },
    Field(node) {
      fields += 1;
      if (fields === MAX_FIELDS + 1)
        context.reportError(new GraphQLError(`A request may name at most ${MAX_FIELDS} fields`, { nodes: node }));
    },
  };
}

const isJson = (source: string): boolean => {
  try {
    JSON.parse(source);
    return true;
  } catch {
    return false;
  }
};

/** The server library would also take a document as a syntax tree in JSON, unchecked; GraphQL itself is never JSON. @throws ProblemError 400 */
export function refuseSyntaxTrees(source: string): void {
  if (isJson(source)) throw new ProblemError({ status: 400, detail: 'A query is written in GraphQL' });
}
