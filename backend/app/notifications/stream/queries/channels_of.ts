import type { Channel } from '#core/events/broadcast_event'
import { listOrganizationIds } from '#organizations/public'
import { administratorsAmong } from '#identity/public'

/** The channels of each user: their own, those of their organizations, and that of administrators. */
export async function channelsOfUsers(userIds: readonly string[]): Promise<Map<string, Set<Channel>>> {
  const organizationIds = await listOrganizationIds(userIds)
  const administrators = await administratorsAmong(userIds)
  return new Map(userIds.map((id) => [id, channels(id, organizationIds.get(id)!, administrators.has(id))]))
}

/** The channels of one user. */
export async function channelsOfUser(userId: string): Promise<Set<Channel>> {
  const byUser = await channelsOfUsers([userId])
  return byUser.get(userId)!
}

function channels(
  userId: string,
  organizationIds: readonly string[],
  isAdministrator: boolean,
): Set<Channel> {
  return new Set<Channel>([
    `user:${userId}`,
    ...organizationIds.map((id): Channel => `organization:${id}`),
    ...(isAdministrator ? (['administrators'] as const) : []),
  ])
}
