import { createPost, createTeam, type Member, type Team } from '../../../support/api.ts'

const WRITERS = 8

export interface LargeTeam extends Team {
  /** The path of the post with the many suggestions. */
  postPath: string
}

/** A team whose owner has shared many posts, one of them with many suggestions, through the public API. */
export async function createLargeTeam(
  at: string,
  { posts, suggestions }: { posts: number; suggestions: number },
): Promise<LargeTeam> {
  const team = await createTeam(at)
  const { id: organizationId, owner } = team
  const many = await createPost(owner, { organizationId, title: 'A post with many suggestions' })
  await inParallel(suggestions, (n) => suggest(owner, many.id, n))
  await inParallel(posts - 1, (n) =>
    createPost(owner, {
      organizationId,
      title: `Post number ${n}: something worth talking about`,
      url: `https://www.linkedin.com/posts/large-${n}`,
    }),
  )
  return { ...team, postPath: `/posts/${many.id}` }
}

const suggest = (owner: Member, postId: string, n: number) =>
  owner.ask('POST', '/comments', {
    postId,
    content: `Comment ${n}: what I take from this is that ${n} small steps beat one large one. Who else has tried?`,
    acceptSimilar: true,
  })

async function inParallel(times: number, act: (n: number) => Promise<unknown>): Promise<void> {
  let next = 0
  const work = async () => {
    while (next < times) await act(next++)
  }
  await Promise.all(Array.from({ length: WRITERS }, work))
}
