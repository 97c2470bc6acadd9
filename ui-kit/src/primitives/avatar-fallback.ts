/** Dark enough for white letters in both themes. */
export const AVATAR_COLORS = [
  'oklch(0.42 0.09 150)',
  'oklch(0.42 0.09 20)',
  'oklch(0.42 0.09 290)',
  'oklch(0.42 0.09 250)',
  'oklch(0.42 0.08 70)',
  'oklch(0.42 0.07 200)',
  'oklch(0.42 0.1 340)',
] as const

/** The initials of the first and the last word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const first = words[0] ?? ''
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return [first, last]
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()
}

/** The color of a name, always the same. */
export function colorOf(name: string): string {
  // FNV-1a, so that similar names get different colors.
  let hash = 0x811c9dc5
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return AVATAR_COLORS[(hash >>> 16) % AVATAR_COLORS.length] ?? AVATAR_COLORS[0]
}
