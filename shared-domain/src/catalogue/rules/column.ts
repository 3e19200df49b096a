/** A column of whole numbers as it is sent. */
export const numbersOf = (column: string): readonly number[] => (column === '' ? [] : column.split(',').map(Number));
