import { useState } from 'react'
import type { ApiError } from '../../../api/api-error.ts'
import { saysWordsAreTaken } from '../taken-words.ts'
import type { Claim } from './use-exclusive-copy.ts'

/** Why edited words were not copied. */
export type CopyRefusal =
  | { kind: 'long'; over: number }
  /** Somebody else has copied the suggestion meanwhile. */
  | { kind: 'taken' }
  | { kind: 'words'; error: ApiError }

export interface Sending {
  text: string
  /** So much longer than the network allows; nothing above zero is sent. */
  over: number
  acceptSimilar?: boolean
}

/** Copies a suggestion in other words, and says why when that is refused. */
export function useEditedCopy({ claim, onDone }: { claim: Claim; onDone: () => void }) {
  const [refusal, setRefusal] = useState<CopyRefusal | null>(null)

  const send = async ({ text, over, acceptSimilar }: Sending) => {
    if (text === '') return
    if (over > 0) return setRefusal({ kind: 'long', over })
    const result = await claim.copy({ content: text, acceptSimilar })
    if (result === null) return
    if (result.outcome === 'taken') return setRefusal({ kind: 'taken' })
    if (result.outcome !== 'refused') return onDone()
    // Anything else has been said in passing; the words stay for another try.
    if (saysWordsAreTaken(result.error)) setRefusal({ kind: 'words', error: result.error })
  }

  return {
    refusal,
    send: (sending: Sending) => void send(sending),
    /** Other words are another question. */
    reset: () => setRefusal(null),
  }
}
