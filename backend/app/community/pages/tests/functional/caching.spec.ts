import { test } from '@japa/runner'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makePost } from '#tests/factories/post_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { queriesOf } from '#tests/queries'
import { useShell } from '#community/pages/http/shell'

const SHELL = '<!doctype html><html lang="en"><head><!--head--></head><body></body></html>'

const get = (path: string, headers: Record<string, string> = {}) => callApi('GET', path, { headers })

test.group('Caching of pages', (group) => {
  rollBack(group)
  group.each.setup(() => useShell(SHELL))

  test('is left to the browser alone for screens of the app and for what is not found', async ({
    assert,
  }) => {
    for (const path of ['/dashboard', '/login?invitation=x', '/invitation/x', '/nowhere']) {
      assert.equal((await get(path)).headers.get('cache-control'), 'private, no-cache', path)
    }
    assert.isNull((await get('/nowhere')).headers.get('etag'))
  })

  test('lets others keep a public page for seconds', async ({ assert }) => {
    const team = await makeTeam()
    const post = await makePost(team, { isPublic: true })
    for (const path of ['/', `/organizations/${team.slug}`, `/public/${team.slug}/${post.slug}`]) {
      const { headers } = await get(path)
      assert.equal(headers.get('cache-control'), 'public, max-age=0, s-maxage=10, must-revalidate', path)
      assert.isNull(headers.get('set-cookie'))
    }
  })

  test('sends no page again that has not changed', async ({ client, assert }) => {
    const team = await makeTeam()
    const post = await makePost(team, { isPublic: true })
    const path = `/public/${team.slug}/${post.slug}`
    const etag = (await get(path)).headers.get('etag')!
    assert.match(etag, /^W\//)
    const same = await client.get(path).header('if-none-match', etag)
    same.assertStatus(304)
    assert.equal(same.text(), '')
    assert.equal(same.header('etag'), etag)
    assert.match(same.header('vary')!, /Accept-Language/)
    assert.equal(same.header('cache-control'), 'public, max-age=0, s-maxage=10, must-revalidate')
    const french = await client.get(path).header('if-none-match', etag).header('accept-language', 'fr')
    french.assertStatus(200)
  })

  test('asks for what a page shows with a fixed number of queries', async ({ assert }) => {
    const team = await makeTeam()
    const post = await makePost(team, { isPublic: true })
    await makePost(team, { isPublic: true, tags: ['launch', 'news'] })
    for (const [path, most] of [
      ['/', 5],
      ['/pricing', 0],
      ['/dashboard', 0],
      ['/nowhere', 0],
      ['/community-landing', 15],
      [`/organizations/${team.slug}`, 6],
      [`/public/${team.slug}/${post.slug}`, 3],
    ] as const) {
      const queries = await queriesOf(() => get(path))
      assert.isAtMost(queries.length, most, `${path}\n${queries.join('\n')}`)
    }
  })

  test('mixes no two people: a page is the same with a session and without', async ({ assert }) => {
    const team = await makeTeam()
    const post = await makePost(team, { isPublic: true })
    for (const path of [
      '/',
      '/dashboard',
      `/organizations/${team.slug}`,
      `/public/${team.slug}/${post.slug}`,
    ]) {
      const visitor = await get(path)
      const member = await callApi('GET', path, { as: team.member })
      assert.equal(member.status, visitor.status, path)
      assert.equal(member.headers.get('etag'), visitor.headers.get('etag'), path)
    }
  })
})
