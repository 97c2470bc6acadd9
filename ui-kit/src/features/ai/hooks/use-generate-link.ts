import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { AiPostState } from '@fanfare/contract/ai/data/ai.ts'
import { openGenerate, openReview } from './ai-dialog.ts'

const PARAMETER = 'generate'

/**
 * Opens the dialog: for `?generate=more` filled in with the moods that the post has fewest of, for `?generate=review`
 * with the texts that wait for review. A link never starts a run.
 */
export function useGenerateLink(postId: string, state: AiPostState | undefined): void {
  const [parameters, setParameters] = useSearchParams()
  const { key } = useLocation()
  const asked = parameters.get(PARAMETER)
  // The address changes in a transition, during which the data of the post may change.
  const followed = useRef<string | null>(null)
  useEffect(() => {
    if (asked === null || state === undefined || followed.current === key) return
    followed.current = key
    if (asked === 'more' && state.can.generate) openGenerate(postId, state.more)
    if (asked === 'review' && state.runs.length > 0) openReview(postId)
    setParameters(
      (all) => {
        all.delete(PARAMETER)
        return all
      },
      { replace: true, preventScrollReset: true },
    )
  }, [asked, state, postId, key, setParameters])
}
