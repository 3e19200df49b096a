import { type ASTVisitor, GraphQLError, Kind, type ValidationContext } from 'graphql';
import { ProblemError } from '../http/problem';
import { isUnstorable, UNSTORABLE_DETAIL } from '../http/unstorable-text';

/** The deepest useful query is three levels: productsAvailability → statuses → name. */
export const MAX_DEPTH = 5;
/** Depth of the introspection query, which is answered outside production only. */
export const MAX_INTROSPECTION_DEPTH = 15;
/** Fields of a document, fragments included: an upper bound for the work of one request. */
const MAX_FIELDS = 100;
const MAX_ROOT_FIELDS = 5;

/** Refuses documents with more fields, root fields (aliases) or operations than any page needs. */
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

/** A GraphQL text has escapes of its own, which the check of the body does not see. */
export function refuseUnstorableValues(context: ValidationContext): ASTVisitor {
  return {
    StringValue(node) {
      if (isUnstorable(node.value)) context.reportError(new GraphQLError(UNSTORABLE_DETAIL, { nodes: node }));
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

/** Refuses documents sent as a syntax tree in JSON, which mercurius would run unchecked. @throws ProblemError 400 */
export function refuseSyntaxTrees(source: string): void {
  if (isJson(source)) throw new ProblemError({ status: 400, detail: 'A query is written in GraphQL' });
}
