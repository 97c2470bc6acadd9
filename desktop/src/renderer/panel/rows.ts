import type { ErrorDetails } from '@fanfare/contract/error_code.ts'
import type { Offer, OfferedSuggestion } from '@fanfare/contract/data/offer.ts'

/**
 * A row the arrow keys stop at: a suggestion, the cover of a sensitive post, or a link to a post where everything is
 * used (`used`) or that has no suggestions yet (`empty`).
 */
export type Row =
  | { kind: 'suggestion'; key: string; offer: Offer; suggestion: OfferedSuggestion }
  | { kind: 'cover' | 'used' | 'empty'; key: string; offer: Offer }

export interface RowGroup {
  offer: Offer
  rows: Row[]
}

/** Suggestions that can no longer be copied, by id, each with the server's proposal. */
export type LostSuggestions = ReadonlyMap<string, ErrorDetails['next']>

export interface PanelMemory {
  /** The sensitive posts that have been uncovered. */
  uncovered: ReadonlySet<string>
  lost: LostSuggestions
  /** The suggestion that was just copied. The server's own list follows a little later. */
  copiedId: string | null
}

/** The rows of each post. */
export function rowGroups(offers: readonly Offer[], memory: PanelMemory): RowGroup[] {
  return offers.map((offer) => ({ offer, rows: rowsOf(offer, memory) }))
}

function rowsOf(offer: Offer, { uncovered, lost, copiedId }: PanelMemory): Row[] {
  const { post, suggestions, total } = offer
  if (post.isSensitive && !uncovered.has(post.id)) return [{ kind: 'cover', key: `cover-${post.id}`, offer }]
  const shown = replaceLost(suggestions, lost)
  if (shown.length === 0) return [{ kind: total === 0 ? 'empty' : 'used', key: `none-${post.id}`, offer }]
  return shown.map((each) => {
    const suggestion = each.id === copiedId ? { ...each, isLocked: true, claimedByYou: true } : each
    return { kind: 'suggestion', key: each.id, offer, suggestion }
  })
}

/** Puts each proposal in the place of the suggestion that was lost, unless it is listed already. */
function replaceLost(suggestions: OfferedSuggestion[], lost: LostSuggestions): OfferedSuggestion[] {
  const shown = new Map<string, OfferedSuggestion>()
  for (const each of suggestions) {
    const next = lost.get(each.id)
    if (!lost.has(each.id)) shown.set(each.id, shown.get(each.id) ?? each)
    else if (next && !lost.has(next.id)) {
      const listed = suggestions.find(({ id }) => id === next.id)
      shown.set(next.id, listed ?? { ...PROPOSED, ...next, createdAt: each.createdAt })
    }
  }
  return [...shown.values()]
}

// The refusal carries only the id and the text; the refreshed list has the rest.
const PROPOSED = {
  isAiGenerated: false,
  isLocked: false,
  claimedByYou: false,
  mood: null,
  isNext: true,
  copiedContent: null,
}
