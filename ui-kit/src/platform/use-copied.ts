import { useCallback, useEffect, useRef, useState } from 'react'
import { COPIED_FEEDBACK_MS } from '@fanfare/contract/core/rules/limits.ts'
import { usePlatform } from './platform-context.ts'
import type { CopyOutcome } from './platform.ts'

export interface Copied {
  /** True for `COPIED_FEEDBACK_MS` milliseconds after a successful copy. */
  copied: boolean
  copy: (text: string) => Promise<CopyOutcome>
}

/** Copies a text, and shows briefly that it was copied. */
export function useCopied(): Copied {
  const platform = usePlatform()
  const [copied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const copy = useCallback(
    async (text: string) => {
      const outcome = await platform.copy(text)
      clearTimeout(timer.current)
      setCopied(outcome === 'copied')
      if (outcome === 'copied') timer.current = setTimeout(() => setCopied(false), COPIED_FEEDBACK_MS)
      return outcome
    },
    [platform],
  )
  return { copied, copy }
}
