/**
 * Typing errors between two words: letters that are missing, too many, wrong, or swapped with their neighbour (optimal string
 * alignment). As soon as there are more than `most`, the answer is `most + 1`.
 *
 * @param isPrefix the first word may be the beginning of the second: what is behind it costs nothing
 */
export function editDistance(typed: string, word: string, most: number, isPrefix = false): number {
  const [rows, columns] = [typed.length, word.length];
  if (rows - columns > most || (!isPrefix && columns - rows > most)) return most + 1;
  let [before, last] = [new Array<number>(columns + 1), Array.from({ length: columns + 1 }, (_, column) => column)];
  for (let row = 1; row <= rows; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= columns; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (isSwapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current.push(cost);
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    [before, last] = [last, current];
  }
  return Math.min(most + 1, isPrefix ? Math.min(...last) : (last[columns] ?? 0));
}
