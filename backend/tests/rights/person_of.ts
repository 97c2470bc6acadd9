import type { User } from '#users/public'
import { AddMember, RemoveMember } from '#organizations/public'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'
import type { Actor } from './rights.js'

/** The user of a team who has the role of an actor; none for the anonymous one. */
export async function personOf(team: Team, actor: Actor): Promise<User | undefined> {
  if (actor === 'anonymous') return undefined
  if (actor === 'former') return makeFormerMember(team)
  if (actor === 'foreign') return (await makeTeam()).owner
  if (actor === 'administrator') return makeUser({ isAdmin: true })
  return team[actor]
}

async function makeFormerMember({ organizationId, owner }: Team): Promise<User> {
  const user = await makeUser()
  await new AddMember().handle({ organizationId, userId: user.id, role: 'admin' })
  await new RemoveMember().handle({ organizationId, actorId: owner.id, userId: user.id })
  return user
}
