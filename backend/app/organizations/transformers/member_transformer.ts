import type { Member } from '#contract/data/organization'
import { instantToIso } from '#core/database/instant'
import type { MemberRow } from '#organizations/queries/list_members'

/** A member, as the other members see them. */
export function forTeammate({ joined_at, ...member }: MemberRow): Member {
  return { ...member, joinedAt: instantToIso(joined_at) }
}
