import db from '@adonisjs/lucid/services/db'
import type User from '#identity/users/models/user'
import { newId } from '#core/runtime/ids'
import AddMember from '#organizations/organizations/actions/add_member'
import CreateOrganization from '#organizations/organizations/actions/create_organization'
import UpdateOrganization from '#organizations/organizations/actions/update_organization'
import { makeUser } from './user_factory.js'

/** An organization with one user in each role, and a user outside it. */
export interface Team {
  organizationId: string
  name: string
  slug: string
  owner: User
  admin: User
  member: User
  stranger: User
}

interface Options {
  /** Whether no moderator has reviewed one of its public posts yet. */
  isNew?: boolean
}

/** Makes a team through the regular actions; its public posts need no first review unless it is new. */
export async function makeTeam(name = `Team ${newId()}`, { isNew = false }: Options = {}): Promise<Team> {
  const owner = await makeUser({ name: 'Olga Owner' })
  const admin = await makeUser({ name: 'Adam Admin' })
  const member = await makeUser({ name: 'Mira Member' })
  const stranger = await makeUser({ name: 'Sam Stranger' })
  const slug = `team-${newId().slice(-12)}`
  const organizationId = await new CreateOrganization().handle({
    name,
    slug,
    ownerId: owner.id,
    isTrusted: !isNew,
  })
  await new AddMember().handle({ organizationId, userId: admin.id, role: 'admin' })
  await new AddMember().handle({ organizationId, userId: member.id, role: 'member' })
  return { organizationId, name, slug, owner, admin, member, stranger }
}

/** Lets every member of a team copy any number of suggestions of a post. */
export function liftCopyLimit({
  organizationId,
  owner,
}: Pick<Team, 'organizationId' | 'owner'>): Promise<void> {
  const changes = { copiesPerPost: null }
  return new UpdateOrganization().handle({ organizationId, actorId: owner.id, changes })
}

/** Deletes a team that was made outside a transaction, with all its data. */
export async function deleteTeam({ organizationId, owner, admin, member, stranger }: Team): Promise<void> {
  await db.from('organizations').where('id', organizationId).delete()
  const ids = [owner, admin, member, stranger].map(({ id }) => id)
  await db.from('users').whereIn('id', ids).delete()
}
