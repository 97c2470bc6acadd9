import ModeratePost from '#posts/moderation/actions/moderate_post'
import type { PostRecord } from '#posts/posts/models/post_record'
import { makePost } from './post_factory.js'
import type { Team } from './team_factory.js'
import { makeUser } from './user_factory.js'

/** A post of the team's member that a moderator has rejected. */
export async function makeRejectedPost(
  team: Team,
  { reason = 'A link farm.', ...options }: Parameters<typeof makePost>[1] & { reason?: string | null } = {},
): Promise<PostRecord> {
  const post = await makePost(team, { pending: true, ...options })
  const { id: moderatorId } = await makeUser({ isAdmin: true })
  await new ModeratePost().handle({ id: post.id, action: 'reject', reason, moderatorId })
  return post
}
