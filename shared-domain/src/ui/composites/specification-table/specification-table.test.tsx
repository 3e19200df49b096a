import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { SpecificationTable } from './specification-table';

const LONG = 'Ja, etter IP68: 1,5 meter vann';
const groups = [
  {
    label: 'Skjerm',
    specs: [
      { label: 'Størrelse', value: '6,3 tommer' },
      { label: 'Vanntett', value: LONG },
    ],
  },
];

test('a group is a region named by its heading; values stand beside their terms', async () => {
  const { container } = render(<SpecificationTable groups={groups} />);
  const group = within(screen.getByRole('region', { name: 'Skjerm' }));
  expect(group.getAllByRole('term').map((term) => term.textContent)).toEqual(['Størrelse', 'Vanntett']);
  expect(group.getByText('6,3 tommer')).toBeInTheDocument();
  expect((await axe(container)).violations).toEqual([]);
});

test('[P9-14] a value of 30 characters or more opens in a modal, natively', () => {
  expect(LONG).toHaveLength(30);
  const { container } = render(<SpecificationTable groups={groups} />);
  const opener = screen.getByRole('button', { name: 'Les mer om Vanntett' });
  const modal = container.querySelector(`[id="${opener.getAttribute('popovertarget')}"]`);
  expect(modal).toHaveTextContent(LONG);
  expect(screen.getAllByRole('button', { name: /^Les mer/ })).toHaveLength(1);
});

test('a group without specifications is left out, and labels may come twice', () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <SpecificationTable
      groups={[
        { label: 'Tom', specs: [] },
        {
          label: 'Nett',
          specs: [
            { label: 'Bånd', value: '5G' },
            { label: 'Bånd', value: '4G' },
          ],
        },
      ]}
    />,
  );
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Nett']);
  expect(screen.getAllByRole('term')).toHaveLength(2);
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});
