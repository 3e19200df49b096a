/**
 * An error of another process for the log: its own message and stack instead of those of this process.
 *
 * @param stack with the message in its first line, as JavaScript writes it; without further lines when there is no stack
 */
export function foreignError(stack: string): Error {
  const [first = ''] = stack.split('\n', 1);
  return Object.assign(new Error(first.replace(/^Error: /, '')), { stack });
}
