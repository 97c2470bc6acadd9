import type { Offer, OfferedSuggestion } from '@fanfare/contract/data/offer.ts'

/**
 * A place the arrow keys stop at: a suggestion, the cover of a sensitive post, or the way to a post with nothing
 * left to copy (`bare`) or nothing at all yet (`empty`).
 */
export type Row =
  | { kind: 'suggestion'; key: string; offer: Offer; suggestion: OfferedSuggestion }
  | { kind: 'cover'; key: string; offer: Offer }
  | { kind: 'bare' | 'empty'; key: string; offer: Offer }

export interface RowGroup {
  offer: Offer
  rows: Row[]
}

/** What stands under each post. `opened` holds the sensitive posts somebody wanted to see, `lost` suggestions that are gone. */
export function rowGroups(
  offers: readonly Offer[],
  opened: ReadonlySet<string>,
  lost: ReadonlySet<string>,
): RowGroup[] {
  return offers.map((offer) => ({ offer, rows: rowsOf(offer, opened, lost) }))
}

function rowsOf(offer: Offer, opened: ReadonlySet<string>, lost: ReadonlySet<string>): Row[] {
  const { post, suggestions, total } = offer
  if (post.isSensitive && !opened.has(post.id)) return [{ kind: 'cover', key: `cover-${post.id}`, offer }]
  const left = suggestions.filter(({ id }) => !lost.has(id))
  if (left.length === 0) return [{ kind: total === 0 ? 'empty' : 'bare', key: `bare-${post.id}`, offer }]
  return left.map((suggestion) => ({ kind: 'suggestion', key: suggestion.id, offer, suggestion }))
}
