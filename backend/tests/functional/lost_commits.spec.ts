import { test } from '@japa/runner'
import { newId } from '#core/runtime/ids'
import { startCommitProxy, type CommitProxy, type Cut } from '#tests/commit_proxy'
import { dialect } from '#tests/tags'
import { startServer, type RunningServer } from '#tests/server'
import { signUp } from '#tests/sign_up'

/** SQLite has no connection to lose: `failed_commits.spec.ts` covers it. */
const database = process.env.DATABASE_URL

if (database)
  test.group('A connection lost at COMMIT', (group) => {
    dialect(group)
    let proxy: CommitProxy
    let server: RunningServer
    group.setup(async () => {
      proxy = await startCommitProxy(database)
      server = await startServer({ DATABASE_URL: proxy.url })
      return async () => {
        await server.stop()
        proxy.stop()
      }
    })

    const CUTS: [cut: Cut, repeat: number][] = [
      ['before', 201],
      ['after', 200],
    ]

    for (const [cut, repeat] of CUTS) {
      test(`${cut} the database has it answers 503, and ${repeat} to a repeat`, async ({ assert }) => {
        const { send } = await signUp(server.url)
        const slug = `band-${newId().slice(-12)}`
        const team = await send('/api/organizations', { name: slug, slug })
        const organizationId = team.body.organization.id
        const post = { organizationId, title: 'A post', url: `https://www.linkedin.com/posts/${newId()}` }
        const key = newId()

        proxy.cutNext(cut, 'posts')
        const lost = await send('/api/posts', post, key)
        assert.deepEqual([lost.status, lost.body.code], [503, 'SERVICE_UNAVAILABLE'])

        const repeated = await send('/api/posts', post, key)
        assert.equal(repeated.status, repeat)
        const again = await send('/api/posts', post, key)
        assert.deepEqual([again.status, again.body.post.id], [200, repeated.body.post.id])
      })
    }
  })
