import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type {
  NotificationPreference,
  NotificationPreferenceList,
  NotificationPreferenceRequest,
} from '@fanfare/contract/data/profile.ts'
import { api } from '../../../client/http.ts'

/** The chat notification preference for each organization. */
export function notificationListQuery() {
  return queryOptions({
    queryKey: ['organization-notifications'],
    queryFn: ({ signal }) => fetchNotifications(signal),
  })
}

export function useUpdateNotifications() {
  const queryClient = useQueryClient()
  const { queryKey } = notificationListQuery()
  return useMutation({
    mutationFn: updateNotifications,
    onSuccess: (changed) =>
      queryClient.setQueryData(
        queryKey,
        (list) =>
          list && {
            preferences: list.preferences.map((one) =>
              one.organizationId === changed.organizationId ? changed : one,
            ),
          },
      ),
  })
}

const PATH = '/users/me/organization-notifications'

function fetchNotifications(signal?: AbortSignal) {
  return api.get<NotificationPreferenceList>(PATH, { signal })
}

function updateNotifications(choice: NotificationPreferenceRequest) {
  return api.put<NotificationPreference>(PATH, choice)
}
