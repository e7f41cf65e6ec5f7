/** Splits a full name. The last word is the last name, but a single word is a first name. */
export function splitName(name: string): { first_name: string | null; last_name: string | null } {
  const words = name.split(/\s+/u).filter((word) => word !== '');
  const lastName = words.length > 1 ? words.pop() : undefined;
  return { first_name: words.join(' ') || null, last_name: lastName ?? null };
}
