/** The search words of a tag: its name, and the rest of the name after each hyphen. */
export function wordsOfTag(name: string): string[] {
  const parts = name.split('-')
  return parts.map((_part, at) => parts.slice(at).join('-')).filter((word) => word !== '')
}
