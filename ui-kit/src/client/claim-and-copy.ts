import type { ClaimRequest, Comment } from '@fanfare/contract/suggestions/data/comment.ts'
import type { ErrorDetails } from '@fanfare/contract/error_code.ts'
import { hasCode } from './api-error.ts'

/** A suggestion that the member or visitor has claimed, with the text for the clipboard. */
export interface ClaimedSuggestion {
  id: string
  text: string
}

/** What the server proposes after a lost claim. */
export type ProposedSuggestion = NonNullable<ErrorDetails['next']>

export interface ClaimSteps {
  claim: () => Promise<ClaimedSuggestion>
  /** Resolves to whether the text is on the clipboard. */
  copy: (text: string) => Promise<boolean>
  release: (claimed: ClaimedSuggestion) => Promise<unknown>
}

export type CopyResult =
  | { outcome: 'copied'; claimed: ClaimedSuggestion }
  /** The clipboard failed: the claim is released, and the text can be copied by hand. */
  | { outcome: 'clipboard-failed'; text: string }
  /** Another member was faster. `next` is null when nothing is left. */
  | { outcome: 'lost'; next: ProposedSuggestion | null }
  | { outcome: 'refused'; error: unknown }

/**
 * Copies a suggestion that only one member may have. Claims it first, because a copy cannot be taken back from a
 * clipboard. Never throws.
 */
export async function claimAndCopy({ claim, copy, release }: ClaimSteps): Promise<CopyResult> {
  let claimed: ClaimedSuggestion
  try {
    claimed = await claim()
  } catch (error) {
    if (!hasCode(error, 'COMMENT_ALREADY_USED')) return { outcome: 'refused', error }
    return { outcome: 'lost', next: error.details.next ?? null }
  }
  if (await copy(claimed.text)) return { outcome: 'copied', claimed }
  // When the release fails too, the claim stays and can be unlocked on the page of the post.
  await release(claimed).catch(() => undefined)
  return { outcome: 'clipboard-failed', text: claimed.text }
}

/** The edited text that is copied in place of a suggestion. */
export type EditedCopy = ClaimRequest & { content: string }

/** The fields of the claim response that a copy needs. */
export interface ClaimAnswer {
  comment: Pick<Comment, 'id' | 'content' | 'copiedContent'>
}

/** What a claim puts on the clipboard: the suggestion, or its edited copy. */
export function claimedBy({ comment }: ClaimAnswer): ClaimedSuggestion {
  return { id: comment.id, text: comment.copiedContent ?? comment.content }
}
