import { useState } from 'react'
import { SUGGESTION_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { isBlank } from '@fanfare/contract/core/rules/visible_text.ts'
import { commentLength } from '@fanfare/contract/suggestions/rules/comment_length.ts'
import { commentLimit } from '@fanfare/contract/suggestions/rules/comment_limit.ts'
import type { CopyOutcome } from '../../../shared/desktop-state.ts'
import type { EditableRow } from '../rows.ts'
import type { Copying } from './use-copying.ts'
import type { EditDrafts } from './use-edit-drafts.ts'

/** Why an edited text was not copied, as far as the text is concerned. */
export type EditRefusal =
  | { kind: 'empty' | 'lost' }
  | { kind: 'long'; over: number; max: number; host: string }
  /** With the text of the other suggestion, unless the user may not see it. */
  | { kind: 'repeated' | 'similar'; text: string | null }

export interface EditorOptions {
  row: EditableRow
  drafts: EditDrafts
  copying: Pick<Copying, 'copyEdited'>
  onDone: () => void
}

/** Edits the text of a row and copies it. What was typed is kept until it is on the clipboard. */
export function useEditor({ row, drafts, copying, onDone }: EditorOptions) {
  const { id, content } = row.kind === 'generated' ? row.text : row.suggestion
  const { host } = row.offer.post
  const [text, setText] = useState(drafts.get(id) ?? content)
  const [refusal, setRefusal] = useState<EditRefusal | null>(null)
  const [busy, setBusy] = useState(false)
  const limit = commentLimit(host)
  const length = commentLength(text.trim(), limit)
  // An approved text becomes a suggestion, an edited copy does not.
  const max = row.kind === 'generated' ? Math.min(limit.max, SUGGESTION_MAX) : limit.max

  const end = () => {
    drafts.delete(id)
    onDone()
  }
  const copy = async (acceptSimilar: boolean) => {
    if (isBlank(text)) return setRefusal({ kind: 'empty' })
    if (length > max) return setRefusal({ kind: 'long', over: length - max, max, host })
    setBusy(true)
    const result = await copying.copyEdited(row, { content: text.trim(), acceptSimilar })
    setBusy(false)
    if (result?.outcome === 'copied') return end()
    setRefusal(result && refusalOf(result))
  }

  return {
    text,
    length,
    max,
    refusal,
    busy,
    type: (typed: string) => {
      drafts.set(id, typed)
      setText(typed)
      // The refusal belongs to the previous text.
      setRefusal(null)
    },
    copy: (acceptSimilar = false) => void copy(acceptSimilar),
    /** Discards what was typed. */
    cancel: end,
  }
}

/** The refusals that are shown at the text. The others are shown below the list. */
function refusalOf(result: CopyOutcome): EditRefusal | null {
  switch (result.outcome) {
    case 'lost':
    case 'none-left':
      return { kind: 'lost' }
    case 'repeated':
    case 'similar':
      return { kind: result.outcome, text: result.text }
    default:
      return null
  }
}
