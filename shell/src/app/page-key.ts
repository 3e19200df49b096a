import type { RemoteRoute } from '../federation/route-table';

interface Match {
  readonly id: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly handle: unknown;
}

/**
 * What makes two addresses the same page: the route, and the parameters that need new data. A product's variants are one page:
 * picking a colour must not take the focus away from the colours.
 */
export function pageKey(match: Match | undefined): string {
  if (!match) return '';
  const route = match.handle as RemoteRoute | undefined;
  return [match.id, ...(route?.reloadOn ?? []).map((name) => match.params[name] ?? '')].join(' ');
}
