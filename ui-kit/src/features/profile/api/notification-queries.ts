import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { fetchNotifications, updateNotifications } from './notification-api.ts'

/** In which organizations this person hears of new posts in the chat. */
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
