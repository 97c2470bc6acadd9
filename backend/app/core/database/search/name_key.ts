/** The key by which a name is searched and sorted: case-insensitive. */
export function nameKey(name: string): string {
  return name.normalize('NFC').toLowerCase()
}
