import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Offer } from '@fanfare/contract/suggestions/data/offer.ts'
import { useErrorText } from '@fanfare/ui-kit/i18n/use-error-text.ts'
import { bridge } from '../../bridge.ts'
import type { CopyOutcome } from '../../../shared/desktop-state.ts'
import type { EditableRow, GeneratedRow, LostSuggestions, SuggestionRow } from '../rows.ts'
import { approveText, wordsRefusal, type EditedText } from './approve-text.ts'
import { useCopyOutcome, type CopyMessage } from './use-copy-outcome.ts'

/** What is claimed: a suggestion, and its edited copy if there is one. */
interface Claimable {
  id: string
  edited: EditedText | null
}

export interface Copying {
  /** The suggestion that was just copied. */
  justCopied: string | null
  message: CopyMessage | null
  lost: LostSuggestions
  copy: (row: SuggestionRow, opensPost: boolean) => void
  /**
   * Copies an edited text in place of the suggestion, or approves a generated text as edited and copies that, and opens the
   * post. The editor shows the refusals that concern the text. Null while another copy is pending.
   */
  copyEdited: (row: EditableRow, edited: EditedText) => Promise<CopyOutcome | null>
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

  const claim = async (
    { post }: Offer,
    find: () => Claimable | Promise<Claimable>,
    { opensPost, inEditor = false }: { opensPost: boolean; inEditor?: boolean },
  ): Promise<CopyOutcome | null> => {
    if (busy.current) return null
    if (offline) {
      refuse({ outcome: 'offline' })
      return null
    }
    busy.current = true
    setMessage(null)
    try {
      const { id, edited } = await find()
      const result = await bridge.call('suggestion:copy', post.id, id, { opensPost, edited })
      if (!inEditor || !isAboutText(result)) show(result, id)
      return result
    } catch (error) {
      const refusal = inEditor ? wordsRefusal(error) : null
      if (refusal === null) setMessage({ says: 'refused', why: errorText(error) })
      return refusal
    } finally {
      busy.current = false
    }
  }
  /** Approves a text. One that was approved before keeps its words, so that the edited ones become its copy. */
  const approve = async (row: GeneratedRow, edited: EditedText | null): Promise<Claimable> => {
    const { id, content } = await approveText(queryClient, row, edited)
    return { id, edited: edited?.content === content ? null : edited }
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
      else void claim(row.offer, () => ({ id, edited: null }), { opensPost })
    },
    copyEdited: async (row, edited) => {
      const find = () => (row.kind === 'generated' ? approve(row, edited) : { id: row.suggestion.id, edited })
      const result = await claim(row.offer, find, { opensPost: true, inEditor: true })
      if (result !== null && isAboutText(result)) void bridge.call('offers:refresh')
      return result
    },
    approveAndCopy: (row, opensPost) => void claim(row.offer, () => approve(row, null), { opensPost }),
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
