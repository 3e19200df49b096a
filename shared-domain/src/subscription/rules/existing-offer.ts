/** Whether offers for existing customers show (F5.3-6, P6-12): never for businesses and shared offerings. */
export function showsExistingOffer({ ts, customerType, offeringRealm }: { readonly ts: string | null; readonly customerType: string | null; readonly offeringRealm: 'b2c' | 'b2b' | 'both' }): boolean {
  return offeringRealm === 'b2c' && (ts === 'true' || customerType === 'existing');
}
