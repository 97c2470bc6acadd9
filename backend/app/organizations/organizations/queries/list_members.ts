import db from '@adonisjs/lucid/services/db'
import { personJoin } from '#identity/public'
import { pageOf } from '#core/database/rows/page_of'
import type { PageRequest } from '#core/http/validation/pagination'
import { containing } from '#core/database/search/text_match'
import type { Role } from '#contract/organizations/rules/role'

export interface MemberRow {
  id: string
  name: string
  email: string
  avatar_path: string | null
  role: Role
  joined_at: string
  disabled_at: string | null
  email_verified_at: string | null
}

export interface MemberFilter {
  /** A part of the name or the email. */
  search?: string
  id?: string
}

/** A page of the members of an organization in the order they joined. */
export function listMembers(organizationId: string, { search, id }: MemberFilter, page: PageRequest) {
  const members = db
    .from('memberships')
    .joinRaw(personJoin('memberships.user_id'))
    .where('memberships.organization_id', organizationId)
    .if(id !== undefined, (query) => query.where('memberships.user_id', id!))
    .if(search, (query) =>
      query.whereRaw(`(lower(users.name) like ? escape '!' or users.email_key like ? escape '!')`, [
        containing(search!.toLowerCase()),
        containing(search!.toLowerCase()),
      ]),
    )
    .orderBy('memberships.joined_at')
    .orderBy('memberships.id')
    .select(
      'users.id',
      'users.name',
      'users.email',
      'users.avatar_path',
      'users.disabled_at',
      'users.email_verified_at',
    )
    .select('memberships.role', 'memberships.joined_at')
  return pageOf<MemberRow>(members, page)
}

export interface MemberCounts {
  members: number
  owners: number
}

/** How many members and owners an organization has. */
export async function countMembers(organizationId: string): Promise<MemberCounts> {
  const row = await db
    .from('memberships')
    .where('organization_id', organizationId)
    .count('* as members')
    .select(db.raw(`count(case when role = 'owner' then 1 end) as owners`))
    .firstOrFail()
  return { members: Number(row.members), owners: Number(row.owners) }
}
