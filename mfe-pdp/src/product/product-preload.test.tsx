import { render } from '@testing-library/react';
import { useTestConfig } from 'shared-domain/testing/index';
import { Gallery } from 'shared-domain/ui';
import { aPage, aPricedVariant } from '../testing/build-page';
import { GALLERY_SIZES, productHead } from './product-head';

const image = {
  url: '/bilder/aurora-5-pro/lyng-800.webp',
  title: 'Aurora 5 Pro i lyng',
  responsive: { base: '/bilder/aurora-5-pro/lyng', widths: [400, 800], formats: ['avif' as const, 'webp' as const] },
};

beforeEach(() => useTestConfig());

test('the preload names the file that the gallery loads', () => {
  const head = productHead(aPage({ variants: [aPricedVariant({ images: [image] })] }), {
    pathname: '/mobiltelefoner/aurora/aurora-5-pro/',
    realm: 'B2C',
  });
  const { container } = render(<Gallery images={[image]} name="Aurora 5 Pro" imageSizes={GALLERY_SIZES} />);
  const source = container.querySelector('source');
  expect(head.preloadImage).toEqual({
    srcSet: source?.getAttribute('srcset'),
    sizes: source?.getAttribute('sizes'),
    type: source?.getAttribute('type'),
  });
});
