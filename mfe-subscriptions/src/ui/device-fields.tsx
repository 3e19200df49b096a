/** Fields of a plain form that puts a phone at its full price into the cart together with the plan (P7-14). */
export function DeviceFields({ sku }: { readonly sku: string | undefined }) {
  if (sku === undefined) return null;
  return (
    <>
      <input type="hidden" name="sku" value={sku} />
      <input type="hidden" name="financing" value="upfront" />
    </>
  );
}
