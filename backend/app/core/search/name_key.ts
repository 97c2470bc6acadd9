/** A name as it is searched and sorted by: without regard to case. */
export function nameKey(name: string): string {
  return name.normalize('NFC').toLowerCase()
}
