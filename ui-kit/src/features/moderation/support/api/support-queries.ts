import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type {
  AnswerSupportRequest,
  SupportAttachment,
  SupportRequestDetails,
  SupportRequestListQuery,
} from '@fanfare/contract/moderation/data/support.ts'
import { ApiError } from '../../../../client/api-error.ts'
import { usePlatform } from '../../../../platform/platform-context.ts'
import {
  answerSupportRequest,
  closeSupportRequest,
  fetchAttachment,
  fetchSupportRequest,
  fetchSupportRequests,
  reopenSupportRequest,
} from './support-api.ts'

export const SUPPORT_KEY = 'support'
/** The queries of administrators about the requests. */
export const ADMINISTERED_KEY = [SUPPORT_KEY, 'all'] as const

/** A page of the support requests. The previous page stays until the next one has loaded. */
export function supportRequestsQuery(query: SupportRequestListQuery) {
  return queryOptions({
    queryKey: [...ADMINISTERED_KEY, 'list', query],
    queryFn: ({ signal }) => fetchSupportRequests(query, signal),
    placeholderData: keepPreviousData,
  })
}

/** One support request with its answers. */
export function supportRequestQuery(id: string) {
  return queryOptions({
    queryKey: [...ADMINISTERED_KEY, 'request', id],
    queryFn: async ({ signal }) => (await fetchSupportRequest(id, signal)).request,
  })
}

/** Shows a changed request at once, and reloads the list. */
function useShowChanged() {
  const queryClient = useQueryClient()
  return ({ request }: { request: SupportRequestDetails }) => {
    queryClient.setQueryData(supportRequestQuery(request.id).queryKey, request)
    void queryClient.invalidateQueries({ queryKey: [...ADMINISTERED_KEY, 'list'] })
  }
}

export function useAnswer(id: string) {
  const onSuccess = useShowChanged()
  return useMutation({
    mutationFn: (answer: AnswerSupportRequest) => answerSupportRequest(id, answer),
    onSuccess,
  })
}

export function useClose(id: string) {
  return useMutation({ mutationFn: () => closeSupportRequest(id), onSuccess: useShowChanged() })
}

export function useReopen(id: string) {
  return useMutation({ mutationFn: () => reopenSupportRequest(id), onSuccess: useShowChanged() })
}

/** Saves an attachment as a download. */
export function useSaveAttachment({ id, filename }: SupportAttachment) {
  const { saveFile } = usePlatform()
  return useMutation({
    mutationFn: async () => {
      const outcome = await saveFile(filename, await fetchAttachment(id))
      if (outcome === 'failed') throw new ApiError({ code: 'UNREADABLE', status: 0, message: 'Not saved.' })
    },
  })
}
