import { hasCode } from '../../api/api-error.ts'
import type { CopyOutcome } from '../../platform/platform.ts'
import type { Head } from './head-of-list.ts'

export interface ClaimSteps {
  /** Takes the suggestion and answers its text, or fails. */
  claim: () => Promise<string>
  copy: (text: string) => Promise<CopyOutcome>
  /** Gives the suggestion back. */
  release: () => Promise<unknown>
}

export type CopyResult =
  | { outcome: 'copied' }
  /** Claimed, but there is no clipboard: the claim is given back and the text is for copying by hand. */
  | { outcome: 'unclipped'; text: string }
  /** Somebody else was faster. */
  | { outcome: 'taken'; proposed: Head | null }
  | { outcome: 'refused'; error: unknown }

/**
 * Copies a suggestion that only one person may have. It is claimed first: what is on a clipboard
 * cannot be taken back.
 */
export async function claimAndCopy({ claim, copy, release }: ClaimSteps): Promise<CopyResult> {
  let text: string
  try {
    text = await claim()
  } catch (error) {
    if (!hasCode(error, 'COMMENT_ALREADY_USED')) return { outcome: 'refused', error }
    return { outcome: 'taken', proposed: error.details.next ?? null }
  }
  if ((await copy(text)) === 'copied') return { outcome: 'copied' }
  // If even this fails the claim stays theirs, with an Unlock button beside it.
  await release().catch(() => undefined)
  return { outcome: 'unclipped', text }
}
