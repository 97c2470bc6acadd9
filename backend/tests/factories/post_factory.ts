import { randomUUID } from 'node:crypto'
import CreatePost, { type CreatePostInput } from '#posts/posts/actions/create_post'
import { findPost } from '#posts/posts/queries/find_post'
import type { PostRecord } from '#posts/posts/models/post_record'
import type { Team } from '#tests/factories/team_factory'

type Options = Partial<CreatePostInput> & {
  /** On a host that is not approved, so that it is pending. */
  pending?: boolean
  /** With a first suggestion, so that one waits for the other members. */
  waiting?: boolean
}

/** Shares a link with the team, as its member unless another author is given. */
export async function makePost(
  team: Team,
  { pending, waiting, ...options }: Options = {},
): Promise<PostRecord> {
  const { id } = await new CreatePost().handle({
    organizationId: team.organizationId,
    userId: team.member.id,
    title: 'We are hiring',
    url: pending ? 'https://unheard-of.example/jobs' : 'https://www.linkedin.com/posts/northwind_jobs',
    ...(waiting && { suggestions: [{ content: `Bravo ${randomUUID()}` }] }),
    ...options,
  })
  return (await findPost({ id }))!
}
