import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { PageQuery } from '@fanfare/contract/core/data/pagination.ts'
import type {
  NotificationPreference,
  NotificationPreferenceList,
  NotificationPreferenceRequest,
} from '@fanfare/contract/identity/data/profile.ts'
import { api } from '../../../../client/http.ts'

export const PREFERENCES_KEY = ['organization-notifications'] as const

/** A page of the chat notification preferences, one for each organization. */
export function notificationListQuery(page: number) {
  return queryOptions({
    queryKey: [...PREFERENCES_KEY, page],
    queryFn: ({ signal }) => fetchNotifications(page, signal),
    placeholderData: keepPreviousData,
  })
}

export function useUpdateNotifications() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: updateNotifications,
    onSuccess: (changed) =>
      queryClient.setQueriesData<NotificationPreferenceList>(
        { queryKey: PREFERENCES_KEY },
        (list) =>
          list && {
            ...list,
            preferences: list.preferences.map((one) =>
              one.organizationId === changed.organizationId ? changed : one,
            ),
          },
      ),
  })
}

const PATH = '/users/me/organization-notifications'

function fetchNotifications(page: number, signal?: AbortSignal) {
  return api.get<NotificationPreferenceList>(PATH, { query: { page } satisfies PageQuery, signal })
}

function updateNotifications(choice: NotificationPreferenceRequest) {
  return api.put<NotificationPreference>(PATH, choice)
}
