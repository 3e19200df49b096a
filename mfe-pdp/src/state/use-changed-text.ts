import { useState } from 'react';

/** A text from the moment it first changes, and '' before: for what is announced after a choice, but not when the page opens (4.1.3). */
export function useChangedText(text: string): string {
  const [first] = useState(text);
  const [isChanged, setChanged] = useState(false);
  if (!isChanged && text !== first) setChanged(true);
  return isChanged ? text : '';
}
