/** The base itself if it is unused, else the base with the lowest unused number from 2 on. */
export function nextSlug(base: string, existing: Iterable<string>): string {
  const used = new Set(existing)
  if (!used.has(base)) return base
  let number = 2
  while (used.has(`${base}-${number}`)) number += 1
  return `${base}-${number}`
}
