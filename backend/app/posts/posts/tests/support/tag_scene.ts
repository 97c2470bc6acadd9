import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { makeTeam } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'

/** A team, an administrator, and the calls on tags. */
export async function makeScene(client: ApiClient) {
  const team = await makeTeam()
  const administrator = await makeUser({ isAdmin: true })
  return {
    team,
    administrator,
    create: (body: object) => client.post('/api/tags').json(body).loginAs(administrator),
    change: (id: string, body: object) => client.put(`/api/tags/${id}`).json(body).loginAs(administrator),
    remove: (id: string) => client.delete(`/api/tags/${id}`).loginAs(administrator),
    offer: (id: string, body: object = {}) =>
      client.post(`/api/tags/${id}/make-predefined`).json(body).loginAs(administrator),
    list: async (query = '') => (await client.get(`/api/admin/tags${query}`).loginAs(administrator)).body(),
    tagsOf: async (id: string) =>
      (await client.get(`/api/posts/${id}`).loginAs(team.member)).body().post.tags.map(nameOf),
  }
}

export const nameOf = ({ name }: { name: string }) => name
export const idOf = async (name: string): Promise<string> =>
  (await db.from('tags').where('name', name).firstOrFail()).id
