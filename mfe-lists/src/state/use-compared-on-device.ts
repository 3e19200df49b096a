import { useEffect } from 'react';
import type { Realm } from 'shared-domain/contracts/realm';
import { useNavigate, useSearchParams } from 'shared-domain/runtime/router';
import { comparePath } from '../data/compare-path';
import { formatCompared } from '../rules/compared-products';
import { useCompared } from './compared-products';

/** An address that names no products gets those of the realm that were chosen on this device. */
export function useComparedOnDevice(realm: Realm): void {
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const chosen = useCompared().filter((href) => href.startsWith('/bedrift/') === (realm !== 'B2C'));
  const address = searchParams.has('varer') || chosen.length === 0 ? null : formatCompared(comparePath(realm), chosen);
  useEffect(() => {
    if (address !== null) void navigate(address, { replace: true });
  }, [address, navigate]);
}
