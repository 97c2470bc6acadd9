import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { AiPostState } from '@fanfare/contract/data/ai.ts'
import { openGenerate } from './ai-dialog.ts'

const PARAMETER = 'generate'

/**
 * Opens the dialog for `?generate=more`, filled in with what the post has least of. A link starts no run by itself.
 */
export function useGenerateLink(postId: string, state: AiPostState | undefined): void {
  const [parameters, setParameters] = useSearchParams()
  const isAsked = parameters.get(PARAMETER) === 'more'
  useEffect(() => {
    if (!isAsked || state === undefined) return
    if (state.can.generate) openGenerate(postId, state.more)
    setParameters(
      (all) => {
        all.delete(PARAMETER)
        return all
      },
      { replace: true, preventScrollReset: true },
    )
  }, [isAsked, state, postId, setParameters])
}
