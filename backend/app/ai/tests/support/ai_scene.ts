import type { AiMoodSelection, AiPostState, AiRun } from '#contract/ai/data/ai'
import type { PostRecord } from '#posts/posts/models/post_record'
import { makeIntegration } from '#ai/tests/support/make_integration'
import { callApi, type Answer } from '#tests/call_api'
import { makePost } from '#tests/factories/post_factory'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import type User from '#identity/users/models/user'

interface Options {
  as?: User
  body?: object
  headers?: Record<string, string>
}

/** A team with a key and a post. */
export interface AiScene {
  team: Team
  post: PostRecord
  generate: (moods: AiMoodSelection[], options?: Options) => Promise<Answer>
  /** A run, as the member sees it. */
  run: (id: string) => Promise<AiRun>
  state: () => Promise<AiPostState>
}

export async function makeAiScene(given: Parameters<typeof makePost>[1] = {}): Promise<AiScene> {
  const team = await makeTeam()
  await makeIntegration(team)
  const post = await makePost(team, { title: 'Our new office in Porto is open', ...given })
  const read = async (path: string) => (await callApi('GET', path, { as: team.member })).body!
  return {
    team,
    post,
    generate: (moods, { as = team.member, body, headers } = {}) =>
      callApi('POST', `/api/ai/posts/${post.id}/generate-comments`, {
        as,
        body: { moods, ...body },
        headers: { prefer: 'respond-async', ...headers },
      }),
    run: async (id) => (await read(`/api/ai/runs/${id}`)).run as AiRun,
    state: async () => (await read(`/api/ai/posts/${post.id}`)) as unknown as AiPostState,
  }
}

/** The run that was started. */
export const idOf = ({ body }: Answer) => (body!.run as AiRun).id
