import type { DomainId } from '../model';

/** The domain of a path by its first segment (F2.1-10): with or without the last slash, case as written. */
export function resolveDomain(pathname: string): DomainId {
  const [first] = pathname.split('/').filter(Boolean);
  if (first === 'bedrift' || first === 'borettslag') return first;
  return 'privat';
}
