import { useQuery } from '@tanstack/react-query'
import { SUPPORT_STATUSES } from '@fanfare/contract/moderation/rules/support.ts'
import { useListUrl } from '../../../../components/use-list-url.ts'
import { supportRequestsQuery } from '../api/support-queries.ts'

const CHOICES = ['closed', 'all'] as const

/** The status of the listed requests, open by default, and the selected request. */
const readFilter = (parameters: URLSearchParams) => ({
  status: CHOICES.find((known) => known === parameters.get('status')),
  request: parameters.get('request') || undefined,
})

/** The support requests that the address asks for. */
export function useListedRequests() {
  const { asOf, ...list } = useListUrl(readFilter)
  const { status = 'open' } = list.filter
  const wanted = SUPPORT_STATUSES.find((known) => known === status)
  const query = useQuery(supportRequestsQuery({ page: list.page, asOf, ...(wanted && { status: wanted }) }))
  return { ...list, query, wanted }
}
