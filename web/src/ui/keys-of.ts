/** Like `Object.keys`, but with the type of the keys. */
export function keysOf<Values extends object>(values: Values): (keyof Values)[] {
  const keys: (keyof Values)[] = [];
  for (const key in values) {
    keys.push(key);
  }
  return keys;
}
