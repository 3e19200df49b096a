import { Cluster } from '../../primitives/layout/layout';
import { FavouriteButton } from './favourite-button';

export default { title: 'Composites/Favourite button' };

const nothing = () => undefined;

export const States = () => (
  <Cluster gap={16}>
    <FavouriteButton label="Favoritt: Aurora 5 Pro" isChosen={false} onPress={nothing} />
    <FavouriteButton label="Favoritt: Aurora 5" isChosen onPress={nothing} />
    <FavouriteButton label="Favoritt: Aurora Pad" text="Favoritt" isChosen={false} onPress={nothing} />
    <FavouriteButton label="Favoritt: Aurora Fold" text="Favoritt" isChosen onPress={nothing} />
  </Cluster>
);
