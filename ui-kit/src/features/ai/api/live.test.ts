import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { handleEvent } from '../../../components/live-handlers.ts'
import { SOON } from '../../../components/refetch-soon.ts'
import { aiKey } from './ai-keys.ts'
import { aiHandlers } from './live.ts'
import { aiPostQuery, aiRunQuery } from './run-queries.ts'

const KEYS = [
  aiKey('org-1'),
  aiPostQuery('post-1').queryKey,
  aiPostQuery('post-2').queryKey,
  aiRunQuery('run-1').queryKey,
] as const

/** Whether each of the keys is fetched again after an event. */
function refetched(...[event]: [Parameters<typeof handleEvent>[2]]) {
  vi.useFakeTimers()
  const queryClient = new QueryClient()
  for (const key of KEYS) queryClient.setQueryData(key as readonly unknown[], {})
  handleEvent(aiHandlers, queryClient, event)
  vi.advanceTimersByTime(SOON)
  return KEYS.map((key) => queryClient.getQueryState(key)?.isInvalidated)
}

it('follows a run and its post', () => {
  const event = { type: 'ai.run', organizationId: 'org-1', postId: 'post-1', runId: 'run-1' } as const
  expect(refetched(event)).toEqual([false, true, false, true])
})

it('follows the providers of an organization, which decide what its posts offer', () => {
  expect(refetched({ type: 'ai.changed', organizationId: 'org-1' })).toEqual([true, true, true, false])
})
