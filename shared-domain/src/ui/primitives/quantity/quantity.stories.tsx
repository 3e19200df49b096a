import { useState } from 'react';
import { Cluster } from '../layout/layout';
import { Quantity } from './quantity';

export default { title: 'Primitives/Quantity' };

export const States = () => {
  const [value, setValue] = useState(3);
  const labels = (name: string) => ({ labelIncrease: `Øk antall ${name}`, labelDecrease: `Reduser antall ${name}` });
  return (
    <Cluster gap={24}>
      <Quantity {...labels('Lader 45 W')} value={value} max={10} onChange={setValue} />
      <Quantity {...labels('Deksel med magnet')} value={1} max={10} onChange={() => undefined} />
      <Quantity {...labels('Skjermbeskyttelse')} value={10} max={10} onChange={() => undefined} />
      <Quantity {...labels('SIM-kort')} value={2} disabled />
      <Quantity
        {...labels('Buds 3')}
        value={99}
        max={999}
        form={{ action: '/handlekurv/endre/', fields: { cartItemId: '7' } }}
      />
    </Cluster>
  );
};
