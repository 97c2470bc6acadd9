import type { NotificationPreference, NotificationPreferenceList } from '@fanfare/contract/data/profile.ts'
import { api } from '../../../api/http.ts'

const PATH = '/users/me/organization-notifications'

export type NotificationChoice = Pick<NotificationPreference, 'organizationId' | 'receiveSlackNotifications'>

export function fetchNotifications(signal?: AbortSignal) {
  return api.get<NotificationPreferenceList>(PATH, { signal })
}

export function updateNotifications(choice: NotificationChoice) {
  return api.put<NotificationPreference>(PATH, choice)
}
