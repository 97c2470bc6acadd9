/** How many posts of one organization the community shows in a row, while there are others. */
export const IN_A_ROW_MAX = 3

interface Row {
  organization_id: string
}

/**
 * Spreads the posts of each organization, so that none has more than `max` in a row until the others run out. The
 * newest post stays first; when the limit is reached, a post of another organization moves up. The order within each
 * organization is kept.
 */
export function spread<Post extends Row>(newestFirst: readonly Post[], max = IN_A_ROW_MAX): Post[] {
  const rest = [...newestFirst]
  const shown: Post[] = []
  while (rest.length > 0) {
    const full = fullRow(shown, max)
    const at = full === null ? 0 : rest.findIndex(({ organization_id }) => organization_id !== full)
    shown.push(...rest.splice(Math.max(at, 0), 1))
  }
  return shown
}

/** The organization that has reached the limit of posts in a row; null if none has. */
function fullRow(shown: readonly Row[], max: number): string | null {
  const [first, ...others] = shown.slice(-max)
  if (first === undefined || others.length < max - 1) return null
  const { organization_id: id } = first
  return others.every(({ organization_id }) => organization_id === id) ? id : null
}
