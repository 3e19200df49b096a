import { TextField } from 'shared-domain/ui';
import { texts } from '../texts/nb';

export interface FacetSearchProps {
  /** Name of the facet. */
  readonly facet: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** Finds a value among many of a facet. It comes with the script, in a chunk of its own; its room is there before. */
export function FacetSearch({ facet, value, onChange }: FacetSearchProps) {
  return (
    <TextField
      type="search"
      // Not a part of the filter form.
      name=""
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      label={texts.findValue(facet)}
      hideLabel
      placeholder={texts.findValue(facet)}
      value={value}
      onChange={onChange}
    />
  );
}
