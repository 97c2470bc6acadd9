import type { AiText } from '@fanfare/contract/ai/data/ai.ts'
import type { ErrorDetails } from '@fanfare/contract/error_code.ts'
import type { Offer, OfferedSuggestion } from '@fanfare/contract/suggestions/data/offer.ts'
import { whyNothing, type NothingInPost } from '../../shared/nothing-to-copy.ts'
import type { Generation, ShownGeneration } from './generation.ts'

/**
 * A row the arrow keys stop at: a suggestion, a generated text that waits for review, a row that generates more, the
 * cover of a sensitive post, or a link to a post that has nothing to copy, with the reason.
 */
export type Row =
  | { kind: 'suggestion'; key: string; offer: Offer; suggestion: OfferedSuggestion }
  | { kind: 'generated'; key: string; offer: Offer; text: AiText }
  | { kind: 'generate'; key: string; offer: Offer; generation: ShownGeneration }
  | { kind: 'cover'; key: string; offer: Offer }
  | { kind: 'nothing'; key: string; offer: Offer; why: NothingInPost }

export type SuggestionRow = Extract<Row, { kind: 'suggestion' }>
export type GeneratedRow = Extract<Row, { kind: 'generated' }>
/** A row without a suggestion. */
export type ActionRow = Exclude<Row, SuggestionRow | GeneratedRow>

/** Whether a row is a suggestion that can be claimed. */
export function isAvailable(row: Row): row is SuggestionRow {
  return row.kind === 'suggestion' && !row.suggestion.isLocked
}

/** A row whose text may be edited before it is copied. */
export type EditableRow = SuggestionRow | GeneratedRow

export function isEditable(row: Row): row is EditableRow {
  return row.kind === 'generated' || isAvailable(row)
}

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
  /** The suggestion that was just copied. The server's own list follows shortly after. */
  copiedId: string | null
  /** By post; posts with enough suggestions are not there. */
  generations: ReadonlyMap<string, Generation>
}

/** The rows of each post. */
export function rowGroups(offers: readonly Offer[], memory: PanelMemory): RowGroup[] {
  return offers.map((offer) => ({ offer, rows: rowsOf(offer, memory) }))
}

function rowsOf(offer: Offer, memory: PanelMemory): Row[] {
  const { post } = offer
  const { uncovered, generations } = memory
  if (post.isSensitive && !uncovered.has(post.id)) return [{ kind: 'cover', key: `cover-${post.id}`, offer }]
  return [...suggestionRows(offer, memory), ...generationRows(offer, generations.get(post.id))]
}

function suggestionRows(offer: Offer, { lost, copiedId }: PanelMemory): Row[] {
  const { post, suggestions } = offer
  const shown = replaceLost(suggestions, lost)
  // The last suggestion was lost a moment ago, and the list does not say so yet.
  const why = whyNothing(offer) ?? 'noneForYou'
  if (shown.length === 0) return [{ kind: 'nothing', key: `none-${post.id}`, offer, why }]
  return shown.map((each) => {
    const suggestion = each.id === copiedId ? { ...each, isLocked: true, claimedByYou: true } : each
    return { kind: 'suggestion', key: each.id, offer, suggestion }
  })
}

function generationRows(offer: Offer, generation?: Generation): Row[] {
  if (generation === undefined) return []
  const rows: Row[] = generation.texts.map((text) => ({ kind: 'generated', key: text.id, offer, text }))
  if (generation.step === 'none') return rows
  return [...rows, { kind: 'generate', key: `generate-${offer.post.id}`, offer, generation }]
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
