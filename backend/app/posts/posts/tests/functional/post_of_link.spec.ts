import { test } from '@japa/runner'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeTeam, type Team } from '#tests/factories/team_factory'

const LINK = 'https://www.linkedin.com/posts/northwind_jobs'
const pathOf = ({ organizationId }: Team) => `/api/posts/organization/${organizationId}/by-link`

test.group('The post of a link', (group) => {
  dialect(group)
  rollBack(group)

  test('requires a session', async ({ client }) => {
    const answer = await client.get(pathOf(await makeTeam())).qs({ url: LINK })
    answer.assertStatus(401)
  })

  test('answers 404 for non-members', async ({ client }) => {
    const team = await makeTeam()
    await makePost(team, { url: LINK })
    const answer = await client.get(pathOf(team)).qs({ url: LINK }).loginAs(team.stranger)
    answer.assertStatus(404)
  })

  for (const query of ['', 'url=', 'url=a&url=b', `url=${'x'.repeat(5_000)}`]) {
    test(`refuses ?${query.slice(0, 20)}`, async ({ client }) => {
      const team = await makeTeam()
      const answer = await client.get(`${pathOf(team)}?${query}`).loginAs(team.member)
      answer.assertStatus(422)
      answer.assertBodyContains({ code: 'VALIDATION_FAILED' })
    })
  }

  test('refuses a link that cannot be shared: {url}')
    .with([
      { url: 'not a link', code: 'URL_INVALID' },
      { url: 'https://bit.ly/x', code: 'URL_BLOCKED' },
    ])
    .run(async ({ client }, { url, code }) => {
      const team = await makeTeam()
      const answer = await client.get(pathOf(team)).qs({ url }).loginAs(team.member)
      answer.assertStatus(422)
      answer.assertBodyContains({ code })
    })

  test('ignores posts of other organizations', async ({ client, assert }) => {
    const team = await makeTeam()
    await makePost(await makeTeam(), { url: LINK, isPublic: true })
    const answer = await client.get(pathOf(team)).qs({ url: LINK }).loginAs(team.member)
    answer.assertStatus(200)
    assert.deepEqual(answer.body(), { post: null })
  })

  test('finds the page of {shared} at {asked}')
    .with([
      {
        shared: 'https://www.youtube.com/watch?v=abc123DEF45',
        asked: 'https://youtu.be/abc123DEF45?si=zzzz',
      },
      { shared: 'https://x.com/acme/status/173', asked: 'https://x.com/i/web/status/173' },
      { shared: 'https://example.org/caf%C3%A9', asked: 'see https://example.org/caf%c3%a9#:~:text=a' },
      {
        shared: 'https://example.org/a',
        asked: 'https://www.linkedin.com/safety/go?url=https%3A%2F%2Fexample.org%2Fa%2F',
      },
    ])
    .run(async ({ client, assert }, { shared, asked }) => {
      const team = await makeTeam()
      const { id } = await makePost(team, { url: shared })
      const answer = await client.get(pathOf(team)).qs({ url: asked }).loginAs(team.member)
      assert.equal(answer.body().post?.id, id)
    })

  test('finds the newest post of the link in any of its variants', async ({ client, assert, cleanup }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    const team = await makeTeam()
    for (const title of ['Older', 'Newer']) {
      await makePost(team, { title, url: `${LINK}?utm_source=${title}` })
      clock.advance(1)
    }
    await makePost(team, { title: 'Another link', url: `${LINK}-2` })
    for (const url of [LINK, `${LINK}/?utm_medium=mail`, 'http://linkedin.com/posts/northwind_jobs']) {
      const answer = await client.get(pathOf(team)).qs({ url }).loginAs(team.admin)
      answer.assertStatus(200)
      assert.equal(answer.body().post?.title, 'Newer', url)
      assert.equal(answer.body().post.creator.name, 'Mira Member')
    }
  })
})
