export interface Selectable {
  id: string
  isLocked: boolean
}

/** The neighbour of the selected item. Stops at the ends; without a selection it starts at one. */
export function neighbour(ids: readonly string[], selected: string | null, by: 1 | -1): string | null {
  const at = selected === null ? -1 : ids.indexOf(selected)
  if (at === -1) return (by === 1 ? ids[0] : ids.at(-1)) ?? null
  return ids[Math.min(Math.max(at + by, 0), ids.length - 1)] ?? null
}

/** Where the selection starts. */
export function firstFree(items: readonly Selectable[]): string | null {
  return items.find(({ isLocked }) => !isLocked)?.id ?? null
}
