import type { Group } from '@japa/runner/core'
import AddMember from '#organizations/organizations/actions/add_member'
import RemoveMember from '#organizations/organizations/actions/remove_member'
import User from '#identity/users/models/user'
import { rollBackTo } from '#tests/database'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'
import { mostTrustedActor, type Actor, type Right } from './rights.js'

type Role = 'owner' | 'admin' | 'member' | 'stranger'

const ROLES: Role[] = ['owner', 'admin', 'member', 'stranger']

/** A team, and a user for each actor; none for the anonymous one. */
export interface Actors {
  team: Team
  users: Partial<Record<Actor, User>>
}

/** The most trusted user that the route does not refuse; the owner if it refuses all. */
export const trustedUser = ({ users }: Actors, right: Right): User | undefined =>
  users[mostTrustedActor(right) ?? 'owner']

async function makeActors(): Promise<Actors> {
  const team = await makeTeam()
  const users = {
    ...team,
    former: await makeFormerMember(team),
    foreign: (await makeTeam()).owner,
    administrator: await makeUser({ isAdmin: true }),
  }
  return { team, users }
}

async function makeFormerMember({ organizationId, owner }: Team): Promise<User> {
  const user = await makeUser()
  await new AddMember().handle({ organizationId, userId: user.id, role: 'admin' })
  await new RemoveMember().handle({ organizationId, actorId: owner.id, userId: user.id })
  return user
}

/** The same users, reloaded from the database: an earlier test may have changed the models. */
async function freshly({ team, users }: Actors): Promise<Actors> {
  const rows = await User.findMany(ROLES.map((role) => team[role].id))
  const found = Object.fromEntries(
    ROLES.map((role) => [role, rows.find(({ id }) => id === team[role].id)!]),
  ) as Record<Role, User>
  return { team: { ...team, ...found }, users: { ...users, ...found } }
}

/** Makes the actors once for a group, and begins every test of the group with them. The returned function restores them. */
export function useActors(group: Group): () => Promise<Actors> {
  const restore = rollBackTo(group, makeActors)
  return async () => freshly(await restore())
}
