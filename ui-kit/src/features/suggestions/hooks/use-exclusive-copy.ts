import { useRef, useState } from 'react'
import { useCopied } from '../../../platform/use-copied.ts'
import { claimAndCopy } from '../claim-and-copy.ts'
import type { ClaimProgress } from '../claim-state.ts'

export interface ExclusiveCopyOptions {
  /** Takes the suggestion and answers its text, or fails. */
  claim: () => Promise<string>
  release: () => Promise<unknown>
  onTaken: (proposed: string | null) => void
  onRefused: (error: unknown) => void
  onUnlockFailed: (error: unknown) => void
}

export interface Claim extends ClaimProgress {
  copy: () => Promise<void>
  unlock: () => Promise<void>
  /** The words to be copied by hand, where there is no clipboard. */
  byHand: string | null
}

/** One claim or release at a time, and what the person sees of it. */
export function useExclusiveCopy(options: ExclusiveCopyOptions): Claim {
  const { claim, release, onTaken, onRefused, onUnlockFailed } = options
  const { copied, copy: toClipboard } = useCopied()
  const [doing, setDoing] = useState<Claim['doing']>(null)
  const [byHand, setByHand] = useState<string | null>(null)
  // Two keys can be pressed before the first is seen on screen.
  const running = useRef(false)

  const exclusively = async (what: NonNullable<Claim['doing']>, work: () => Promise<void>) => {
    if (running.current) return
    running.current = true
    setDoing(what)
    try {
      await work()
    } finally {
      running.current = false
      setDoing(null)
    }
  }

  const copy = async () => {
    const result = await claimAndCopy({ claim, copy: toClipboard, release })
    setByHand(result.outcome === 'unclipped' ? result.text : null)
    if (result.outcome === 'taken') onTaken(result.proposed)
    if (result.outcome === 'refused') onRefused(result.error)
  }

  const unlock = async () => {
    await release().catch(onUnlockFailed)
  }

  return {
    copy: () => exclusively('copy', copy),
    unlock: () => exclusively('unlock', unlock),
    doing,
    copied,
    byHand,
  }
}
