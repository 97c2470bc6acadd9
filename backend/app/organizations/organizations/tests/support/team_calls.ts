import db from '@adonisjs/lucid/services/db'
import type User from '#identity/users/models/user'
import type { Role } from '#contract/organizations/rules/role'
import AddMember from '#organizations/organizations/actions/add_member'
import { callApi, type Answer } from '#tests/call_api'
import type { Team } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'

type Caller = User | string

const place = ({ organizationId }: Team) => `/api/organizations/${organizationId}`

export const update = (team: Team, body: object, as: Caller = team.owner) =>
  callApi('PUT', place(team), { as, body })

export const updateRole = (team: Team, user: User, role: string, as: Caller = team.owner) =>
  callApi('PATCH', `${place(team)}/users/${user.id}`, { as, body: { role } })

export const remove = (team: Team, user: User, as: Caller = team.owner) =>
  callApi('DELETE', `${place(team)}/users/${user.id}`, { as })

export const leave = (team: Team, as: Caller) => callApi('POST', `${place(team)}/leave`, { as })

export const transfer = (team: Team, user: { id: string }, as: Caller = team.owner) =>
  callApi('POST', `${place(team)}/transfer`, { as, body: { userId: user.id } })

/** The error code of a response, or else its status. */
export const verdict = ({ status, body }: Answer): string => String(body?.code ?? status)

/** Adds a member with a role. */
export async function joinAs({ organizationId }: Team, role: Role): Promise<User> {
  const user = await makeUser()
  await new AddMember().handle({ organizationId, userId: user.id, role })
  return user
}

/** The roles of the members by user id. */
export async function rolesIn({ organizationId }: Team): Promise<Record<string, Role>> {
  const rows = await db.from('memberships').where('organization_id', organizationId).select('user_id', 'role')
  return Object.fromEntries(rows.map(({ user_id, role }) => [user_id, role]))
}

/** The newest audit entry. */
export async function lastAuditEntry({ organizationId }: Team) {
  const { action, actor_id, subject, before, after } = await db
    .from('audit_entries')
    .where('organization_id', organizationId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .firstOrFail()
  return { action, actor_id, subject, before: JSON.parse(before), after: JSON.parse(after) }
}
