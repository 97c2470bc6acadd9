import { useQuery } from '@tanstack/react-query'
import type { AiRun } from '@fanfare/contract/ai/data/ai.ts'
import { aiPostQuery, aiRunQuery } from '../api/run-queries.ts'

/**
 * The runs of a post that are in progress or wait for review, oldest first, and the run started here: it leaves that
 * list when it ends without a text, and its end has to be reported.
 */
export function usePostRuns(postId: string, startedId: string | null) {
  const query = useQuery(aiPostQuery(postId))
  const listed = query.data?.runs ?? []
  const isListed = listed.some(({ id }) => id === startedId)
  const started = useQuery({
    ...aiRunQuery(startedId ?? ''),
    enabled: startedId !== null && query.data !== undefined && !isListed,
  })
  const runs: AiRun[] = isListed || started.data === undefined ? listed : [...listed, started.data.run]
  return { query, runs: runs.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)) }
}
