import { listMemberOrganizationIds } from '#organizations/public'
import type { Channel } from '#core/events/broadcast_event'

/** The channels of a person: their own and those of their organizations. */
export async function channelsOf(userId: string): Promise<Set<Channel>> {
  const organizationIds = await listMemberOrganizationIds(userId)
  return new Set<Channel>([`user:${userId}`, ...organizationIds.map((id): Channel => `organization:${id}`)])
}
