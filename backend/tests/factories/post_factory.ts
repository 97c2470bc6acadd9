import CreatePost from '#posts/actions/create_post'
import type { NewPost } from '#posts/models/new_post'
import { findPost } from '#posts/queries/find_post'
import type { PostRecord } from '#posts/models/post_record'
import type { Team } from './team_factory.js'

type Options = Partial<NewPost> & {
  /** On a host nobody has reviewed, so that it waits for a moderator. */
  pending?: boolean
}

/** Shares a link with the team, as its plain member unless somebody else is named. */
export async function makePost(team: Team, { pending, ...options }: Options = {}): Promise<PostRecord> {
  const { id } = await new CreatePost().handle({
    organizationId: team.organizationId,
    userId: team.member.id,
    title: 'We are hiring',
    url: pending ? 'https://unheard-of.example/jobs' : 'https://www.linkedin.com/posts/northwind_jobs',
    ...options,
  })
  return (await findPost(id))!
}
