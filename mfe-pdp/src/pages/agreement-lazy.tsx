import { lazy, memo, Suspense } from 'react';
import type { PageProps } from 'shared-domain/contracts/exposes';
import type { ProductPageData } from '../data/page-data';

const LateAgreement = lazy(() =>
  import(/* webpackChunkName: 'drawn-agreement' */ './agreement/agreement-page').then(({ AgreementPage: page }) => ({
    default: page,
  })),
);

/** The page of an equipment agreement: few visitors see it, so others do not fetch it. */
export const AgreementPage = memo(function AgreementPage(props: PageProps<ProductPageData>) {
  return (
    <Suspense fallback={null}>
      <LateAgreement {...props} />
    </Suspense>
  );
});
