import type { ApiClient } from '@japa/api-client'
import type { ModerationQueue } from '#contract/moderation/data/moderation'
import { makeTeam } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'

/** A team, an administrator of the installation, and the calls of that administrator. */
export async function makeModerationScene(client: ApiClient) {
  const team = await makeTeam()
  const administrator = await makeUser({ isAdmin: true, name: 'Ada Administrator' })
  const send = (path: string, body: object, by = administrator) => client.post(path).json(body).loginAs(by)
  return {
    team,
    administrator,
    send,
    moderate: (id: string, body: object, by = administrator) => send(`/api/posts/${id}/moderate`, body, by),
    queue: async (query = ''): Promise<ModerationQueue> =>
      (await client.get(`/api/posts/moderation${query}`).loginAs(administrator)).body(),
    show: async (id: string) =>
      (await client.get(`/api/posts/${id}`).loginAs(team.member)).body().post as Record<string, unknown>,
  }
}
