import { test } from '@japa/runner'
import { startServer } from '#tests/server'
import { makeSeparateDatabase } from '#tests/separate_database'
import { trustOrganizations } from '#tests/trust_organizations'

const PERSON = { name: 'Ada Lovelace', email: 'ada-reads@example.org', password: 'Bright-Morning!7' }
const ORGANIZATION = { name: 'Fresh Reads', slug: 'fresh-reads' }

/** The response of the calls below. */
interface Answer {
  token: string
  organization: { id: string }
  post: { id: string }
  posts: { title: string }[]
  pagination: { total: number }
}

test.group('Public lists on a separate server', () => {
  test('contain a new post at once, and no longer when it becomes private', async ({ assert, cleanup }) => {
    const database = await makeSeparateDatabase()
    cleanup(() => database.drop())
    const server = await startServer(database.environment)
    cleanup(async () => void (await server.stop()))
    let token = ''
    const send = async (method: string, path: string, body?: object) => {
      const headers = {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      }
      const answer = await fetch(`${server.url}/api/${path}`, { method, headers, body: JSON.stringify(body) })
      return (await answer.json()) as Answer
    }
    const list = async () => {
      const { posts, pagination } = await send('GET', 'community/posts?tags=press')
      return [posts.map(({ title }) => title), pagination.total]
    }
    token = (await send('POST', 'auth/register', PERSON)).token
    const { organization } = await send('POST', 'organizations', ORGANIZATION)
    await trustOrganizations(database)
    const content = { title: 'Hello', url: 'https://github.com/hello', tags: ['press'], isPublic: true }
    const { post } = await send('POST', 'posts', { ...content, organizationId: organization.id })
    assert.deepEqual(await list(), [['Hello'], 1])
    await send('PATCH', `posts/${post.id}`, { isPublic: false })
    assert.deepEqual(await list(), [[], 0])
  }).timeout(30_000)
})
