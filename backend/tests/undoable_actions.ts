import db from '@adonisjs/lucid/services/db'
import type User from '#identity/users/models/user'
import AddMember from '#organizations/organizations/actions/add_member'
import { makeInvitation } from '#organizations/invitations/tests/support/invite'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import type { Team } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'
import { runJobs } from '#tests/jobs'

/** An action that can be undone, with targets that are ready for it. */
export interface PreparedAction {
  path: string
  body: Record<string, unknown>
  /** Its targets. */
  ids: string[]
  /** Who may do it, and another user who may too. */
  users: [User, User]
  /** Which of the targets are left as they were. */
  left: () => Promise<string[]>
  /** Takes the right to it from the first user. */
  endRight: () => Promise<unknown>
}

const repeat = async <Made>(count: number, make: () => Promise<Made>): Promise<Made[]> => {
  const made = []
  for (let index = 0; index < count; index += 1) made.push(await make())
  return made
}

const idsIn = (rows: { id: string }[]) => rows.map(({ id }) => id)

/** The admin loses the role; the owner keeps theirs. */
const demote =
  ({ organizationId, admin }: Team) =>
  async () => {
    await db
      .from('memberships')
      .where({ organization_id: organizationId, user_id: admin.id })
      .update({ role: 'member' })
  }

/** Each kind that has several targets at a time, by what a person reads. */
export const UNDOABLE: Record<string, (team: Team, count?: number) => Promise<PreparedAction>> = {
  'deleting posts': async (team, count = 1) => {
    const posts = await repeat(count, () => makePost(team, { isPublic: true, tags: ['press'] }))
    const ids = idsIn(posts)
    for (const post of posts) await makeSuggestion(post)
    return {
      path: '/api/posts/deletions',
      body: { ids },
      ids,
      users: [team.admin, team.owner],
      left: async () => idsIn(await db.from('posts').whereIn('id', ids).select('id')),
      endRight: demote(team),
    }
  },
  'deleting suggestions': async (team, count = 1) => {
    const post = await makePost(team)
    const ids = await repeat(count, () => makeSuggestion(post))
    await makeSuggestion(post, { parentId: ids[0] })
    return {
      path: `/api/comments/post/${post.id}/deletions`,
      body: { ids },
      ids,
      users: [team.admin, team.owner],
      left: async () => idsIn(await db.from('comments').whereIn('id', ids).select('id')),
      endRight: demote(team),
    }
  },
  'removing members': async (team, count = 1) => {
    const { organizationId } = team
    const ids = await repeat(count, async () => {
      const { id: userId } = await makeUser({ withoutPassword: true })
      await new AddMember().handle({ organizationId, userId, role: 'member' })
      return userId
    })
    return {
      path: `/api/organizations/${organizationId}/members/removals`,
      body: { ids },
      ids,
      users: [team.admin, team.owner],
      left: async () => {
        const members = db.from('memberships').where('organization_id', organizationId)
        return idsIn(await members.whereIn('user_id', ids).select('user_id as id'))
      },
      endRight: demote(team),
    }
  },
  'cancelling invitations': async (team, count = 1) => {
    let number = 0
    const invitations = await repeat(count, () => makeInvitation(team, `guest${(number += 1)}@example.com`))
    const ids = idsIn(invitations)
    // Their mails are sent.
    await runJobs()
    return {
      path: `/api/organizations/${team.organizationId}/invitations/cancellations`,
      body: { ids },
      ids,
      users: [team.admin, team.owner],
      left: async () => idsIn(await db.from('invitations').whereIn('id', ids).select('id')),
      endRight: demote(team),
    }
  },
  'moderating posts': async (team, count = 1) => {
    const posts = await repeat(count, () =>
      makePost(team, { isPublic: true, pending: true, tags: ['press'] }),
    )
    const ids = idsIn(posts)
    const first = await makeUser({ isAdmin: true })
    return {
      path: '/api/posts/moderation/pending-decisions',
      body: { ids, action: 'approve' },
      ids,
      users: [first, await makeUser({ isAdmin: true })],
      left: async () => {
        const pending = db.from('posts').where('moderation_status', 'pending')
        return idsIn(await pending.whereIn('id', ids).select('id'))
      },
      endRight: async () => {
        await db.from('users').where('id', first.id).update({ is_admin: false })
      },
    }
  },
}
