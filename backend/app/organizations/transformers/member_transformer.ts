import type { Member } from '#contract/data/organization'
import { instantToIso } from '#core/database/instant'
import type { Membership } from '#organizations/queries/find_membership'
import type { MemberRow } from '#organizations/queries/list_members'
import { removalRefusal, roleRefusal } from '#organizations/rules/membership_guards'

/** The member list, as one of the members sees it. */
export function forTeammates(rows: MemberRow[], { userId, role }: Membership): Member[] {
  const actor = { id: userId, role }
  const owners = rows.filter((row) => row.role === 'owner').length
  return rows.map(({ joined_at, ...other }) => ({
    ...other,
    joinedAt: instantToIso(joined_at),
    can: {
      remove: removalRefusal({ actor, other, members: rows.length }) === null,
      changeRole: roleRefusal({ actor, other, owners, role: 'member' }) === null,
    },
  }))
}
