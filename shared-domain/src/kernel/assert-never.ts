/** Makes a switch exhaustive: a new member of a union does not compile until it is handled. */
export function assertNever(value: never): never {
  throw new Error(`Unhandled value: ${JSON.stringify(value)}`);
}
