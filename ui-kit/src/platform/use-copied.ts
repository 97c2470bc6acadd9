import { useCallback, useEffect, useRef, useState } from 'react'
import { COPIED_FOR } from '@fanfare/contract/rules/limits.ts'
import { usePlatform } from './platform-context.ts'
import type { CopyOutcome } from './platform.ts'

export interface Copied {
  /** True for `COPIED_FOR` milliseconds after a copy that worked. */
  copied: boolean
  copy: (text: string) => Promise<CopyOutcome>
}

/** Copies a text and remembers for a moment that it did. */
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
      if (outcome === 'copied') timer.current = setTimeout(() => setCopied(false), COPIED_FOR)
      return outcome
    },
    [platform],
  )
  return { copied, copy }
}
