import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AiPostState } from '@fanfare/contract/ai/data/ai.ts'
import type { Offer } from '@fanfare/contract/suggestions/data/offer.ts'
import { isLow } from '@fanfare/contract/suggestions/rules/supply.ts'
import { aiPostKey } from '@fanfare/ui-kit/features/ai/api/ai-keys.ts'
import { aiPostQuery, aiRunQuery, startRun } from '@fanfare/ui-kit/features/ai/api/run-queries.ts'
import { useIdempotencyKey } from '@fanfare/ui-kit/components/use-idempotency-key.ts'
import { useErrorText } from '@fanfare/ui-kit/i18n/use-error-text.ts'
import { bridge } from '../../bridge.ts'
import { toGeneration, type Generation } from '../generation.ts'

export interface Generations {
  /** By post; posts with enough suggestions are not there. */
  byPost: ReadonlyMap<string, Generation>
  /** Generates one text in each of five moods, or opens the texts that wait for review. */
  act: (offer: Offer) => void
}

/** The generation state of posts that run low. Fetches nothing while the server is offline. */
export function useGeneration(offers: readonly Offer[], offline: boolean): Generations {
  const low = offline ? [] : offers.filter(({ available }) => isLow(available)).map(({ post }) => post.id)
  const states = useQueries({ queries: low.map(aiPostQuery) })
  const { start, startedId, startingIn, refusal } = useStart()
  const errorText = useErrorText()
  const { data: started } = useQuery({ ...aiRunQuery(startedId ?? ''), enabled: startedId !== null })

  const byPost = new Map<string, Generation>()
  for (const [index, postId] of low.entries()) {
    const state = states[index]?.data
    if (state === undefined) continue
    const problem = refusal?.postId === postId ? errorText(refusal.error) : null
    const run = started?.run.postId === postId ? started.run : null
    byPost.set(postId, toGeneration(state, { isStarting: startingIn === postId, problem, started: run }))
  }

  return {
    byPost,
    act: ({ post }) => {
      const state = states[low.indexOf(post.id)]?.data
      if (byPost.get(post.id)?.step === 'offer' && state !== undefined) start(post.id, state)
      else void bridge.call('window:open', `/posts/${post.id}?generate=review`)
    },
  }
}

/** Starts runs, one at a time. A repeated press starts one. */
function useStart() {
  const queryClient = useQueryClient()
  const { keyFor, forget } = useIdempotencyKey()
  const [startedId, setStartedId] = useState<string | null>(null)
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: ({ postId, moods }: { postId: string; moods: AiPostState['more'] }) =>
      startRun(queryClient, postId, { moods }, keyFor({ postId, moods })),
    onSuccess: ({ run }) => {
      forget()
      setStartedId(run.id)
    },
    onSettled: (_result, _error, { postId }) =>
      queryClient.invalidateQueries({ queryKey: aiPostKey(postId) }),
  })
  return {
    start: (postId: string, { more }: AiPostState) => {
      if (!isPending) mutate({ postId, moods: more })
    },
    startedId,
    startingIn: isPending ? variables.postId : null,
    refusal: error && variables ? { postId: variables.postId, error } : null,
  }
}
