/** The text in lower case and without accents, for a search that ignores both. */
export function foldAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
