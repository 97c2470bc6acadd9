import { useRef, useState } from 'react'
import {
  claimAndCopy,
  type ClaimedSuggestion,
  type CopyResult,
  type EditedCopy,
} from '../../../client/claim-and-copy.ts'
import { useCopied } from '../../../platform/use-copied.ts'
import type { ClaimProgress } from '../api/claim-state.ts'
import type { ListHead } from '../api/list-head.ts'

export interface ClaimAndCopyOptions {
  claim: (edited?: EditedCopy) => Promise<ClaimedSuggestion>
  release: () => Promise<unknown>
  /** It is on the clipboard; `askedAt` is when the copy was requested. */
  onCopied?: (askedAt: number) => void
  /** Somebody else was faster; `next` is what the server proposes instead. */
  onLost: (next: ListHead | null) => void
  onRefused: (error: unknown) => void
  onReleaseFailed: (error: unknown) => void
}

export interface Claim extends ClaimProgress {
  /** Copies the suggestion or its edited text. Null while another copy or release is pending. */
  copy: (edited?: EditedCopy) => Promise<CopyResult | null>
  release: () => Promise<void>
  /** The text to be copied by hand when the clipboard failed. */
  manualText: string | null
}

/** Runs one claim or release at a time and exposes its progress. */
export function useClaimAndCopy(options: ClaimAndCopyOptions): Claim {
  const { claim, release, onCopied, onLost, onRefused, onReleaseFailed } = options
  const { copied, copy: toClipboard } = useCopied()
  const [doing, setDoing] = useState<Claim['doing']>(null)
  const [manualText, setByHand] = useState<string | null>(null)
  // A second key press can come before the next render.
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
    const result = await claimAndCopy({
      claim: () => claim(edited),
      copy: async (text) => (await toClipboard(text)) === 'copied',
      release,
    })
    setByHand(result.outcome === 'clipboard-failed' ? result.text : null)
    if (result.outcome === 'copied') onCopied?.(askedAt)
    if (result.outcome === 'lost') onLost(result.next)
    if (result.outcome === 'refused') onRefused(result.error)
    return result
  }

  const releaseClaim = async () => {
    await release().catch(onReleaseFailed)
  }

  return {
    copy: (edited) => exclusively('copy', () => copy(edited)),
    release: async () => void (await exclusively('release', releaseClaim)),
    doing,
    copied,
    manualText,
  }
}
