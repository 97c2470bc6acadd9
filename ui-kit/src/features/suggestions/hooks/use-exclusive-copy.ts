import { useRef, useState } from 'react'
import { useCopied } from '../../../platform/use-copied.ts'
import type { EditedCopy } from '../api/suggestion-api.ts'
import { claimAndCopy, type CopyResult } from '../claim-and-copy.ts'
import type { ClaimProgress } from '../claim-state.ts'
import type { Head } from '../head-of-list.ts'

export interface ExclusiveCopyOptions {
  /** Takes the suggestion and answers its text, or fails. */
  claim: (edited?: EditedCopy) => Promise<string>
  release: () => Promise<unknown>
  /** It is on the clipboard; the copy was asked for at that moment. */
  onCopied?: (askedAt: number) => void
  onTaken: (proposed: Head | null) => void
  onRefused: (error: unknown) => void
  onUnlockFailed: (error: unknown) => void
}

export interface Claim extends ClaimProgress {
  /** Copies the suggestion, or what somebody has made of it. Null while another copy or release is under way. */
  copy: (edited?: EditedCopy) => Promise<CopyResult | null>
  unlock: () => Promise<void>
  /** The words to be copied by hand, where there is no clipboard. */
  byHand: string | null
}

/** One claim or release at a time, and what the person sees of it. */
export function useExclusiveCopy(options: ExclusiveCopyOptions): Claim {
  const { claim, release, onCopied, onTaken, onRefused, onUnlockFailed } = options
  const { copied, copy: toClipboard } = useCopied()
  const [doing, setDoing] = useState<Claim['doing']>(null)
  const [byHand, setByHand] = useState<string | null>(null)
  // Two keys can be pressed before the first is seen on screen.
  const running = useRef(false)

  async function exclusively<Result>(what: NonNullable<Claim['doing']>, work: () => Promise<Result>) {
    if (running.current) return null
    running.current = true
    setDoing(what)
    try {
      return await work()
    } finally {
      running.current = false
      setDoing(null)
    }
  }

  const copy = async (edited?: EditedCopy) => {
    const askedAt = Date.now()
    const result = await claimAndCopy({ claim: () => claim(edited), copy: toClipboard, release })
    setByHand(result.outcome === 'unclipped' ? result.text : null)
    if (result.outcome === 'copied') onCopied?.(askedAt)
    if (result.outcome === 'taken') onTaken(result.proposed)
    if (result.outcome === 'refused') onRefused(result.error)
    return result
  }

  const unlock = async () => {
    await release().catch(onUnlockFailed)
  }

  return {
    copy: (edited) => exclusively('copy', () => copy(edited)),
    unlock: async () => void (await exclusively('unlock', unlock)),
    doing,
    copied,
    byHand,
  }
}
