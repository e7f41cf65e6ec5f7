/** Without case and diacritics; upper case first, for “ß” and “SS” are one. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase().toLowerCase();
}
