import type { Notification, NotificationList } from '#contract/notifications/data/notification'
import type User from '#identity/users/models/user'
import { callApi } from '#tests/call_api'

export async function fetchFeed(as: User, query = '') {
  const { status, body } = await callApi('GET', `/api/notifications${query}`, { as })
  return { status, ...(body as unknown as NotificationList) }
}

export const told = async (as: User): Promise<Notification[]> => (await fetchFeed(as)).notifications
export const idsFor = async (as: User) => (await told(as)).map(({ id }) => id)
export const read = (as: User, body: object) => callApi('PUT', '/api/notifications/read', { as, body })
