import { Badge } from '../../primitives/badge/badge';
import { Grid } from '../../primitives/layout/layout';
import { PICTURES } from '../../testing/story-samples';
import { Gallery } from './gallery';
import { PictureViewer } from './picture-viewer';

export default { title: 'Composites/Gallery' };

export const Product = () => (
  <Grid columns="halves">
    <Gallery
      name="iPhone 17"
      imageSizes="50vw"
      badge={<Badge kind="brand">Nyhet</Badge>}
      images={[PICTURES.handset, PICTURES.handsetBack, PICTURES.handsetFront, PICTURES.handsetAngle]}
    />
  </Grid>
);

/** So many that the thumbs need two lines, one alone, and none at all. */
export const NumberOfPictures = () => (
  <Grid columns="cards3">
    <Gallery
      name="Galaxy Z Flip7"
      imageSizes="33vw"
      badge={<Badge kind="offer">2 000,- i telefonrabatt</Badge>}
      images={[
        PICTURES.foldable,
        PICTURES.handset,
        PICTURES.handsetBack,
        PICTURES.handsetFront,
        PICTURES.handsetAngle,
        PICTURES.tablet,
        PICTURES.watch,
        PICTURES.cover,
        PICTURES.earbuds,
      ]}
    />
    <Gallery name="Lader 20 W" imageSizes="33vw" images={[PICTURES.charger]} />
    <Gallery
      name="Skjermbeskytter med personvern"
      imageSizes="33vw"
      badge={<Badge kind="plain">Forhåndssalg</Badge>}
      images={[]}
    />
  </Grid>
);

const never = () => undefined;

export const OnTheWholeScreen = () => (
  <PictureViewer
    name="iPhone 17"
    images={[PICTURES.handset, PICTURES.handsetBack, PICTURES.handsetFront]}
    current={1}
    isOpen
    onShow={never}
    onClose={never}
  />
);
