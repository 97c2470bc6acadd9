import { test } from '@japa/runner'
import { listMoods } from '#posts/posts/queries/moods'
import { newId } from '#core/runtime/ids'
import { rollBack } from '#tests/database'
import { makePost } from '#tests/factories/post_factory'
import { makeTeam } from '#tests/factories/team_factory'

const url = 'https://www.linkedin.com/posts/northwind_launch'
const moodOf = async (key: string) => (await listMoods()).find((mood) => mood.key === key)!

test.group('The mood of a post', (group) => {
  rollBack(group)

  test('has to exist', async ({ client }) => {
    const team = await makeTeam()
    const { id } = await makePost(team)
    const created = await client
      .post('/api/posts')
      .json({ organizationId: team.organizationId, title: 'We launch', url, moodId: newId() })
      .loginAs(team.member)
    created.assertStatus(422)
    created.assertBodyContains({ code: 'MOOD_NOT_FOUND' })
    const changed = await client.put(`/api/posts/${id}`).json({ moodId: newId() }).loginAs(team.member)
    changed.assertStatus(422)
  })

  test('is none unless one is chosen', async ({ client, assert }) => {
    const team = await makeTeam()
    const answer = await client
      .post('/api/posts')
      .json({ organizationId: team.organizationId, title: 'We launch', url })
      .loginAs(team.member)
    assert.isNull(answer.body().post.mood)
  })

  test('is chosen, changed and removed; an edit without it keeps it', async ({ client, assert }) => {
    const team = await makeTeam()
    const [curious, witty] = [await moodOf('curious'), await moodOf('witty')]
    const created = await client
      .post('/api/posts')
      .json({ organizationId: team.organizationId, title: 'We launch', url, moodId: curious.id })
      .loginAs(team.member)
    const { id, mood } = created.body().post
    assert.deepEqual(mood, curious)
    const edit = async (change: object) => {
      const answer = await client.put(`/api/posts/${id}`).json(change).loginAs(team.member)
      return answer.body().post.mood
    }
    assert.deepEqual(await edit({ title: 'Launched' }), curious)
    assert.deepEqual(await edit({ moodId: witty.id }), witty)
    assert.isNull(await edit({ moodId: null }))
  })

  test('is shown in the list of the organization and on the public page', async ({ client, assert }) => {
    const team = await makeTeam()
    const mood = await moodOf('curious')
    const post = await makePost(team, { isPublic: true, moodId: mood.id })
    const list = await client.get(`/api/posts/organization/${team.organizationId}`).loginAs(team.member)
    assert.deepEqual(list.body().posts[0].mood, mood)
    const page = await client.get(`/api/posts/public/${team.slug}/${post.slug}`)
    assert.deepEqual(page.body().post.mood, mood)
  })
})
