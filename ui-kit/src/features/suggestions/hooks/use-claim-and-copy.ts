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
import { useOpenAfterCopy } from './use-open-after-copy.ts'

export interface ClaimAndCopyOptions {
  /** The original post, which may open after a copy. */
  url?: string
  /** The post opens after a copy, whatever the user prefers. */
  opensPost?: boolean
  claim: (edited?: EditedCopy) => Promise<ClaimedSuggestion>
  release: () => Promise<unknown>
  /** The text is on the clipboard; `askedAt` is when the copy was requested. */
  onCopied?: (text: string, askedAt: number) => void
  /** Another member was faster; `next` is what the server proposes instead. */
  onLost: (next: ListHead | null) => void
  onRefused: (error: unknown) => void
  onReleaseFailed: (error: unknown) => void
}

export interface Claim extends ClaimProgress {
  /** Copies the suggestion or its edited text. Null while another copy or release is pending. */
  copy: (edited?: EditedCopy) => Promise<CopyResult | null>
  /** Copies a claimed text again, without a request. */
  copyAgain: (text: string) => Promise<void>
  release: () => Promise<void>
  /** The text to be copied by hand when the clipboard failed. */
  manualText: string | null
  /** The browser has blocked the post from opening. */
  isPostBlocked: boolean
}

/** Runs one claim or release at a time and exposes its progress. */
export function useClaimAndCopy(options: ClaimAndCopyOptions): Claim {
  const { url, opensPost, claim, release, onCopied, onLost, onRefused, onReleaseFailed } = options
  const { copied, copy: toClipboard } = useCopied()
  const { openPost, isPostBlocked } = useOpenAfterCopy(url, opensPost)
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
    if (result.outcome === 'copied') {
      openPost()
      onCopied?.(result.claimed.text, askedAt)
    }
    if (result.outcome === 'lost') onLost(result.next)
    if (result.outcome === 'refused') onRefused(result.error)
    return result
  }

  const copyAgain = async (text: string) => {
    const isCopied = (await toClipboard(text)) === 'copied'
    setByHand(isCopied ? null : text)
    if (isCopied) openPost()
  }

  const releaseClaim = async () => {
    await release().catch(onReleaseFailed)
  }

  return {
    copy: (edited) => exclusively('copy', () => copy(edited)),
    copyAgain,
    release: async () => void (await exclusively('release', releaseClaim)),
    doing,
    copied,
    manualText,
    isPostBlocked,
  }
}
