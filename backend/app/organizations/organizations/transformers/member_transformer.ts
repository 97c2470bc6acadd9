import type { Member } from '#contract/organizations/data/organization'
import { instantToIso } from '#core/database/rows/instant'
import type { Membership } from '#organizations/organizations/queries/find_membership'
import type { MemberCounts, MemberRow } from '#organizations/organizations/queries/list_members'
import { may } from '#contract/organizations/rules/abilities'
import { removalRefusal, roleRefusal } from '#organizations/organizations/rules/membership_guards'
import { avatarUrl } from '#identity/public'

/** Some of the members, as one of them sees the list; `counts` are those of the organization. */
export function forTeammates(
  rows: MemberRow[],
  { userId, role }: Membership,
  counts: MemberCounts,
): Member[] {
  const actor = { id: userId, role }
  const { members, owners } = counts
  return rows.map(({ joined_at, avatar_path: avatarPath, disabled_at, email_verified_at, ...other }) => ({
    ...other,
    avatarUrl: avatarUrl({ avatarPath }),
    joinedAt: instantToIso(joined_at),
    isDisabled: disabled_at !== null && may(role, 'manageMembers'),
    isUnconfirmed: email_verified_at === null && may(role, 'manageMembers'),
    can: {
      remove: removalRefusal({ actor, other, members }) === null,
      changeRole: roleRefusal({ actor, other, owners, role: 'member' }) === null,
    },
  }))
}
