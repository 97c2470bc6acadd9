import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Offer } from '@fanfare/contract/suggestions/data/offer.ts'
import { aiPostKey } from '@fanfare/ui-kit/features/ai/api/ai-keys.ts'
import { approveComments } from '@fanfare/ui-kit/features/ai/api/run-api.ts'
import { useErrorText } from '@fanfare/ui-kit/i18n/use-error-text.ts'
import { bridge } from '../../bridge.ts'
import type { CopyChoice } from '../../../shared/copy-choice.ts'
import type { CopyOutcome } from '../../../shared/desktop-state.ts'
import type { GeneratedRow, LostSuggestions, SuggestionRow } from '../rows.ts'
import { useCopyOutcome, type CopyMessage } from './use-copy-outcome.ts'

/** The edited text of a suggestion. */
export type EditedText = NonNullable<CopyChoice['edited']>

export interface Copying {
  /** The suggestion that was just copied. */
  justCopied: string | null
  message: CopyMessage | null
  lost: LostSuggestions
  copy: (row: SuggestionRow, opensPost: boolean) => void
  /**
   * Copies an edited text in place of the suggestion, and opens the post. Its editor shows the refusals that concern the
   * text. Null while another copy is pending.
   */
  copyEdited: (row: SuggestionRow, edited: EditedText) => Promise<CopyOutcome | null>
  /** Approves a generated text, which makes it a suggestion, and copies that. */
  approveAndCopy: (row: GeneratedRow, opensPost: boolean) => void
  undo: () => void
}

/** Copies through main, which claims first, and keeps the outcome. */
export function useCopying(offline: boolean): Copying {
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const { setJustCopied, setMessage, refuse, show, showUndo, ...kept } = useCopyOutcome()
  // A second key press can come before the next render.
  const busy = useRef(false)

  const approve = async ({ offer: { post }, text }: GeneratedRow): Promise<string> => {
    const { id, content, moodId } = text
    const { data } = await approveComments(post.id, {
      comments: [{ id, content, moodId, isApproved: true }],
    }).finally(() => queryClient.invalidateQueries({ queryKey: aiPostKey(post.id) }))
    const [suggestion] = data
    if (suggestion === undefined) throw new Error('The approved text became no suggestion')
    void bridge.call('offers:refresh')
    return suggestion.id
  }
  const claim = async ({ post }: Offer, findId: () => string | Promise<string>, choice: CopyChoice) => {
    if (busy.current) return null
    if (offline) {
      refuse({ outcome: 'offline' })
      return null
    }
    busy.current = true
    setMessage(null)
    try {
      const id = await findId()
      const result = await bridge.call('suggestion:copy', post.id, id, choice)
      if (choice.edited === null || !isAboutText(result)) show(result, id)
      return result
    } catch (error) {
      setMessage({ says: 'refused', why: errorText(error) })
      return null
    } finally {
      busy.current = false
    }
  }
  const showCopiedAgain = (id: string | null) => {
    setJustCopied(id)
    if (id === null) refuse({ outcome: 'clipboard-failed' })
  }

  return {
    ...kept,
    copy: (row, opensPost) => {
      const { id, claimedByYou } = row.suggestion
      if (busy.current || kept.justCopied === id) return
      if (claimedByYou) void copyAgain(row, opensPost).then(showCopiedAgain)
      else void claim(row.offer, () => id, { opensPost, edited: null })
    },
    copyEdited: async ({ offer, suggestion }, edited) => {
      const result = await claim(offer, () => suggestion.id, { opensPost: true, edited })
      if (result !== null && isAboutText(result)) void bridge.call('offers:refresh')
      return result
    },
    approveAndCopy: (row, opensPost) =>
      void claim(row.offer, () => approve(row), { opensPost, edited: null }),
    undo: () => {
      setJustCopied(null)
      void bridge.call('suggestion:undo').then(showUndo)
    },
  }
}

/** Whether the editor shows the outcome: the text has to change, or its suggestion is gone and the text must not be lost. */
function isAboutText({ outcome }: CopyOutcome): boolean {
  return ['repeated', 'similar', 'lost', 'none-left'].includes(outcome)
}

// A suggestion the member has already claimed needs no further claim.
async function copyAgain({ offer, suggestion }: SuggestionRow, opensPost: boolean): Promise<string | null> {
  const copied = await bridge.call('clipboard:write', suggestion.copiedContent ?? suggestion.content)
  if (!copied) return null
  if (opensPost) void bridge.call('link:open', offer.post.postUrl)
  return suggestion.id
}
