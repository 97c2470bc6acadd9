import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { handleEvent } from '../../../components/live-handlers.ts'
import { ORGANIZATIONS_KEY } from '../../../components/organization-cache.ts'
import { SOON } from '../../../components/refetch-soon.ts'
import { slackHandlers } from './live.ts'
import { slackStatusQuery } from './slack-queries.ts'

it('follows the connection of the changed organization, and the names of workspaces', () => {
  vi.useFakeTimers()
  const queryClient = new QueryClient()
  const keys = [slackStatusQuery('org-1').queryKey, slackStatusQuery('org-2').queryKey, ORGANIZATIONS_KEY]
  for (const key of keys) queryClient.setQueryData(key as readonly unknown[], {})
  handleEvent(slackHandlers, queryClient, { type: 'slack.changed', organizationId: 'org-1' })
  vi.advanceTimersByTime(SOON)
  const isOld = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated
  expect(keys.map(isOld)).toEqual([true, false, true])
})
