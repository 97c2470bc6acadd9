import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type {
  AiPostState,
  AiRun,
  AiRunDetails,
  ApproveCommentsRequest,
  GenerateCommentsRequest,
} from '@fanfare/contract/ai/data/ai.ts'
import { ignoring } from '../../../client/api-error.ts'
import { moodsQuery } from '../../../components/moods/mood-queries.ts'
import { useIdempotencyKey } from '../../../components/use-idempotency-key.ts'
import { aiPostKey, aiRunKey } from './ai-keys.ts'
import {
  approveComments,
  cancelAiRun,
  discardAiRun,
  fetchAiPost,
  fetchAiRun,
  generateComments,
} from './run-api.ts'

/** Polls for new texts while the event stream is interrupted. */
const PROGRESS_INTERVAL_MS = 2_000

/** Whether texts of a run may still arrive. */
export function isOnItsWay({ state }: Pick<AiRun, 'state'>): boolean {
  return state === 'queued' || state === 'running'
}

/** Whether one press can ask for more texts. */
export function canGenerateMore({ can, isConfigured, limitReached, more }: AiPostState): boolean {
  return can.generate && isConfigured && !limitReached && more.length > 0
}

/** What can be generated for a post, and the runs that are in progress or wait for review. */
export function aiPostQuery(postId: string) {
  return queryOptions({
    queryKey: aiPostKey(postId),
    queryFn: ({ signal }) => fetchAiPost(postId, signal),
    refetchInterval: ({ state }) => (state.data?.runs.some(isOnItsWay) ? PROGRESS_INTERVAL_MS : false),
  })
}

/** One run, even after it has ended without a text. */
export function aiRunQuery(runId: string) {
  return queryOptions({
    queryKey: aiRunKey(runId),
    queryFn: ({ signal }) => fetchAiRun(runId, signal),
    refetchInterval: ({ state }) => (state.data && isOnItsWay(state.data.run) ? PROGRESS_INTERVAL_MS : false),
    staleTime: 0,
  })
}

/** Starts a run. Adds the names of its moods, which the server does not need. */
export async function startRun(
  queryClient: QueryClient,
  postId: string,
  request: GenerateCommentsRequest,
  key: string,
) {
  const { moods } = await queryClient.ensureQueryData(moodsQuery()).catch(() => ({ moods: [] }))
  const nameOf = (moodId: string) => moods.find(({ id }) => id === moodId)?.name
  const named = request.moods.map((mood) => ({ ...mood, moodName: nameOf(mood.moodId) }))
  return generateComments(postId, { ...request, moods: named }, key)
}

/** Starts a run. A repeated click starts it once. */
export function useStartRun(postId: string) {
  const queryClient = useQueryClient()
  const { keyFor, forget } = useIdempotencyKey()
  return useMutation({
    mutationFn: (request: GenerateCommentsRequest) => startRun(queryClient, postId, request, keyFor(request)),
    onSuccess: ({ run }) => {
      forget()
      storeRun(queryClient, run)
    },
    // A refusal may be caused by a change this client has missed, such as a removed provider.
    onSettled: () => refetchPost(queryClient, postId),
  })
}

/** Stops runs; texts that have arrived stay. */
export function useCancelRuns(postId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (runs: AiRun[]) => Promise.all(runs.map(({ id }) => cancelAiRun(id))),
    onSuccess: (answers) => {
      for (const { run } of answers) storeRun(queryClient, run)
    },
    onSettled: () => refetchPost(queryClient, postId),
  })
}

/** Saves the decisions about texts. Repeating it changes nothing. */
export function useApproveTexts(postId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (comments: ApproveCommentsRequest['comments']) => approveComments(postId, { comments }),
    onSettled: () => refetchPost(queryClient, postId),
  })
}

/** Rejects all texts of runs. Texts that another member has decided meanwhile count as rejected. */
export function useDiscardRuns(postId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (runs: AiRun[]) =>
      Promise.all(runs.map(({ id }) => discardAiRun(id).catch(ignoring('AI_RUN_NOT_FOUND')))),
    onSettled: () => refetchPost(queryClient, postId),
  })
}

// Not awaited: decided texts leave the screen before the response arrives.
function refetchPost(queryClient: QueryClient, postId: string): void {
  void queryClient.invalidateQueries({ queryKey: aiPostKey(postId) })
}

/** Puts a run into the cache, so that it is on the screen before the next fetch. */
function storeRun(queryClient: QueryClient, run: AiRun): void {
  queryClient.setQueryData<AiRunDetails>(aiRunKey(run.id), { run })
  queryClient.setQueryData<AiPostState>(
    aiPostKey(run.postId),
    (state) => state && { ...state, runs: [run, ...state.runs.filter(({ id }) => id !== run.id)] },
  )
}
