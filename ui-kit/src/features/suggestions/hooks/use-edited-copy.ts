import { useState } from 'react'
import { isBlank } from '@fanfare/contract/core/rules/visible_text.ts'
import type { ApiError } from '../../../client/api-error.ts'
import { isDuplicate } from '../api/suggestion-api.ts'
import type { Claim } from './use-claim-and-copy.ts'

/** Why an edited text was not copied. */
export type CopyRefusal =
  | { kind: 'empty' }
  | { kind: 'long'; over: number }
  /** Another member has copied the suggestion meanwhile. */
  | { kind: 'lost' }
  | { kind: 'duplicate'; error: ApiError }

export interface Sending {
  text: string
  /** The number of characters above the limit; nothing is sent when positive. */
  over: number
  acceptSimilar?: boolean
}

/** Copies the edited text of a suggestion and keeps the refusal. */
export function useEditedCopy({ claim, onDone }: { claim: Claim; onDone: () => void }) {
  const [refusal, setRefusal] = useState<CopyRefusal | null>(null)

  const send = async ({ text, over, acceptSimilar }: Sending) => {
    if (isBlank(text)) return setRefusal({ kind: 'empty' })
    if (over > 0) return setRefusal({ kind: 'long', over })
    const result = await claim.copy({ content: text, acceptSimilar })
    if (result === null) return
    if (result.outcome === 'lost') return setRefusal({ kind: 'lost' })
    if (result.outcome !== 'refused') return onDone()
    // Other errors have been shown in a toast.
    if (isDuplicate(result.error)) setRefusal({ kind: 'duplicate', error: result.error })
  }

  return {
    refusal,
    send: (sending: Sending) => void send(sending),
    /** Clears the error, which belongs to the previous text. */
    reset: () => setRefusal(null),
  }
}
