import type {
  MarkReadRequest,
  NotificationList,
  NotificationListQuery,
  UnreadCount,
} from '@fanfare/contract/notifications/data/notification.ts'
import type {
  DigestRequest,
  InactivityMailRequest,
  NotificationChoiceRequest,
  NotificationChoices,
  UnsubscribeQuery,
} from '@fanfare/contract/notifications/data/notification_choice.ts'
import { api } from '../../../client/http.ts'

/** A page of notifications, before a position or the newest. */
export function fetchNotifications(before: string | undefined, signal?: AbortSignal) {
  const query = { channel: 'web', before } satisfies NotificationListQuery
  return api.get<NotificationList>('/notifications', { query, signal })
}

/** Marks posts as read by this user, on all devices. */
export function markRead(postIds: string[]) {
  return api.put<UnreadCount>('/notifications/read', { postIds } satisfies MarkReadRequest)
}

/** Marks notifications as read that belong to no post. */
export function markItemsRead(ids: string[]) {
  return api.put<UnreadCount>('/notifications/read', { ids } satisfies MarkReadRequest)
}

/** Marks everything up to an instant, ISO 8601, as read. */
export function markReadUntil(until: string) {
  return api.put<UnreadCount>('/notifications/read', { until } satisfies MarkReadRequest)
}

const CHOICES = '/users/me/notification-choices'

export function fetchChoices(signal?: AbortSignal) {
  return api.get<NotificationChoices>(CHOICES, { signal })
}

export function sendChoice(choice: NotificationChoiceRequest) {
  return api.put<NotificationChoices>(CHOICES, choice)
}

/** Turns the digest on in a time zone, or off. */
export function sendDigestChoice(timeZone: string | null) {
  return api.put<NotificationChoices>('/users/me/digest', { timeZone } satisfies DigestRequest)
}

/** Turns the mail after weeks without a visit on or off. */
export function sendInactivityMailChoice(enabled: boolean) {
  return api.put<NotificationChoices>('/users/me/inactivity-mail', {
    enabled,
  } satisfies InactivityMailRequest)
}

/** Ends the mails that the token in one of them names. */
export function unsubscribe(token: string) {
  const query = new URLSearchParams({ token } satisfies Record<keyof UnsubscribeQuery, string>)
  return api.post<undefined>(`/digest/unsubscribe?${query}`)
}
