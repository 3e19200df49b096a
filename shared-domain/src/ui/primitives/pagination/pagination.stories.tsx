import { useState } from 'react';
import { Stack } from '../layout/layout';
import { Pagination } from './pagination';

export default { title: 'Primitives/Pagination' };

const hrefOf = (page: number) => `?side=${page}`;

export const Places = () => (
  <Stack gap={32}>
    <Pagination label="Sider, den første av få" page={1} pages={3} hrefOf={hrefOf} />
    <Pagination label="Sider, den første av mange" page={1} pages={12} hrefOf={hrefOf} />
    <Pagination label="Sider, midt i" page={6} pages={12} hrefOf={hrefOf} />
    <Pagination label="Sider, den siste av mange" page={12} pages={12} hrefOf={hrefOf} />
    <Pagination label="Sider, store tall" page={498} pages={1024} hrefOf={hrefOf} />
  </Stack>
);

export const Controlled = () => {
  const [page, setPage] = useState(3);
  return <Pagination page={page} pages={12} hrefOf={hrefOf} onSelect={setPage} />;
};
