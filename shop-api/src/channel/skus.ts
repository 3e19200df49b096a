import { GraphQLError } from 'graphql';
import { SKU_PATTERN } from '../catalogue';

const MAX_SKUS = 200;
const MAX_LENGTH = 10_000;

/** 'A,B,A' → ['A', 'B'], without invalid skus. @throws GraphQLError when there are too many */
export function parseSkus(joined: string): readonly string[] {
  const skus = [
    ...new Set(
      joined
        .slice(0, MAX_LENGTH + 1)
        .split(',')
        .map((sku) => sku.trim()),
    ),
  ].filter(Boolean);
  if (joined.length > MAX_LENGTH || skus.length > MAX_SKUS) {
    throw new GraphQLError(`At most ${MAX_SKUS} skus can be asked for at a time`, {
      extensions: { code: 'TOO_MANY_SKUS' },
    });
  }
  return skus.filter((sku) => SKU_PATTERN.test(sku));
}
