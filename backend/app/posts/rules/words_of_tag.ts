/** What a tag is found by the beginning of: its name, and the rest of it after each hyphen. */
export function wordsOfTag(name: string): string[] {
  const parts = name.split('-')
  return parts.map((_part, at) => parts.slice(at).join('-')).filter((word) => word !== '')
}
