/** The most values of one list in a statement; SQLite takes 32,766 in all. */
const SIZE = 1_000

/** A list in slices that a statement can take. */
export function* slices<Item>(items: readonly Item[], size = SIZE): Generator<Item[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size)
}
