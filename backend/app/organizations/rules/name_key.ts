/** A name as it is compared: neither case nor the width of the spaces makes it another one. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
}
