import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { auditQuery } from './audit-queries.ts'
import { settingsOverviewQuery } from './overview-query.ts'
import { invitationListQuery } from './invitation-queries.ts'
import { handleEvent } from '../../../../components/live-handlers.ts'
import { settingsHandlers } from './live.ts'
import { memberListQuery } from '../../../../components/member-list.ts'

const keysOf = (id: string) =>
  [
    memberListQuery(id),
    invitationListQuery(id, 1),
    auditQuery(id, { page: 1 }),
    settingsOverviewQuery(id),
  ].map(({ queryKey }) => queryKey)

it('fetches the members, invitations, audit log and overview of a changed organization only', () => {
  const queryClient = new QueryClient()
  const [changed, other] = [keysOf('org-1'), keysOf('org-2')]
  for (const key of [...changed, ...other]) queryClient.setQueryData(key as readonly unknown[], {})
  handleEvent(settingsHandlers, queryClient, { type: 'organization.updated', organizationId: 'org-1' })
  const isOld = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated
  expect(changed.map(isOld)).toEqual([true, true, true, true])
  expect(other.map(isOld)).toEqual([false, false, false, false])
})
