import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { startServer } from '#tests/server'

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
    const server = await startServer()
    cleanup(async () => {
      await server.stop()
      for (const table of ['feed_deltas', 'feed_buckets', 'feed_totals']) await db.from(table).delete()
      await db.from('organizations').where('slug', ORGANIZATION.slug).delete()
      await db.from('users').where('email', PERSON.email).delete()
    })
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
    const content = { title: 'Hello', url: 'https://github.com/hello', tags: ['press'], isPublic: true }
    const { post } = await send('POST', 'posts', { ...content, organizationId: organization.id })
    assert.deepEqual(await list(), [['Hello'], 1])
    await send('PATCH', `posts/${post.id}`, { isPublic: false })
    assert.deepEqual(await list(), [[], 0])
  }).timeout(30_000)
})
