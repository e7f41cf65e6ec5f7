/** Removes case and diacritics. Upper case comes first because “ß” and “SS” are equivalent. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase().toLowerCase();
}
