import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type {
  AddDomainRequest,
  DomainAnswer,
  DomainCodeRequest,
  DomainList,
  JoinRequestList,
  Joining,
  Mailbox,
  OrganizationDomain,
  SendDomainCodeRequest,
  UpdateDomainRequest,
} from '@fanfare/contract/organizations/data/domain.ts'
import { api } from '../../../../client/http.ts'
import { membersKey } from '../../../../components/member-list.ts'

const pathOf = (organizationId: string, rest = '') => `/organizations/${organizationId}/domains${rest}`

/** The domains of an organization, by name. */
export function domainsQuery(organizationId: string) {
  return queryOptions({
    queryKey: ['settings', 'domains', organizationId],
    queryFn: ({ signal }) => api.get<DomainList>(pathOf(organizationId), { signal }),
  })
}

const put = (list: DomainList | undefined, domain: OrganizationDomain) => {
  if (list === undefined) return undefined
  const others = list.domains.filter(({ id }) => id !== domain.id)
  const domains = [...others, domain].toSorted((a, b) => (a.domain < b.domain ? -1 : 1))
  return { ...list, domains }
}

/** Puts the domain of an answer into the list. */
function useDomainMutation<Input>(organizationId: string, send: (input: Input) => Promise<DomainAnswer>) {
  const queryClient = useQueryClient()
  const { queryKey } = domainsQuery(organizationId)
  return useMutation({
    mutationFn: send,
    onSuccess: ({ domain }) => queryClient.setQueryData<DomainList>(queryKey, (list) => put(list, domain)),
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  })
}

export const useAddDomain = (organizationId: string) =>
  useDomainMutation(organizationId, (input: AddDomainRequest) =>
    api.post<DomainAnswer>(pathOf(organizationId), input),
  )

export const useSetJoining = (organizationId: string, id: string) =>
  useDomainMutation(organizationId, (joining: Joining) =>
    api.patch<DomainAnswer>(pathOf(organizationId, `/${id}`), { joining } satisfies UpdateDomainRequest),
  )

/** Looks the record of a domain up. */
export const useCheckRecord = (organizationId: string, id: string) =>
  useDomainMutation(organizationId, () => api.post<DomainAnswer>(pathOf(organizationId, `/${id}/check`)))

/** Mails a code to a mailbox of a domain. */
export const useSendCode = (organizationId: string, id: string) =>
  useDomainMutation(organizationId, (mailbox: Mailbox) =>
    api.post<DomainAnswer>(pathOf(organizationId, `/${id}/code`), {
      mailbox,
    } satisfies SendDomainCodeRequest),
  )

export const useConfirmCode = (organizationId: string, id: string) =>
  useDomainMutation(organizationId, (code: string) =>
    api.post<DomainAnswer>(pathOf(organizationId, `/${id}/confirm`), { code } satisfies DomainCodeRequest),
  )

export function useRemoveDomain(organizationId: string, id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api.delete<void>(pathOf(organizationId, `/${id}`)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: domainsQuery(organizationId).queryKey }),
  })
}

const requestsKey = (organizationId: string) => ['settings', 'join-requests', organizationId] as const

/** A page of the open requests to join, the oldest first. The previous page stays while the next one loads. */
export function joinRequestsQuery(organizationId: string, page: number) {
  return queryOptions({
    queryKey: [...requestsKey(organizationId), page],
    queryFn: ({ signal }) =>
      api.get<JoinRequestList>(`/organizations/${organizationId}/join-requests`, { query: { page }, signal }),
    placeholderData: (before, query) =>
      query?.queryKey[2] === organizationId ? keepPreviousData(before) : undefined,
  })
}

/** Approves or declines a request. */
export function useAnswerRequest(organizationId: string, id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (answer: 'approve' | 'decline') =>
      api.post<void>(`/organizations/${organizationId}/join-requests/${id}/${answer}`),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: membersKey(organizationId) })
      return queryClient.invalidateQueries({ queryKey: requestsKey(organizationId) })
    },
  })
}
