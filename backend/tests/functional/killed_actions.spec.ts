import { setTimeout as wait } from 'node:timers/promises'
import { test } from '@japa/runner'
import { newId } from '#core/runtime/ids'
import { dialect } from '#tests/tags'
import { makeSeparateDatabase } from '#tests/separate_database'
import { startServer } from '#tests/server'
import { signUp } from '#tests/sign_up'

const LINK = 'https://www.linkedin.com/posts/1'

test.group('A server that is killed while an action can be undone', (group) => {
  dialect(group)

  test('leaves it to the next one, which carries out what was not undone', async ({ assert, cleanup }) => {
    const database = await makeSeparateDatabase()
    cleanup(database.drop)
    const first = await startServer(database.environment)
    const { send, token } = await signUp(first.url)
    const organization = await send('/api/organizations', {
      name: 'Northwind',
      slug: `n-${newId().slice(-8)}`,
    })
    const share = async (title: string) => {
      const body = { organizationId: organization.body.organization.id, title, url: LINK }
      return (await send('/api/posts', body)).body.post.id
    }
    const [deleted, kept] = [await share('Deleted'), await share('Kept')]
    await send('/api/posts/deletions', { ids: [deleted] })
    const other = (await send('/api/posts/deletions', { ids: [kept] })) as unknown as {
      body: { actionId: string }
    }
    first.signal('SIGKILL')

    const second = await startServer(database.environment)
    cleanup(async () => void (await second.stop()))
    const undone = await fetch(`${second.url}/api/pending-actions/${other.body.actionId}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${token}` },
    })
    assert.equal(undone.status, 204)
    const posts = async (): Promise<string[]> =>
      (await database.client().from('posts').select('id')).map(({ id }: { id: string }) => id)
    while ((await posts()).includes(deleted)) await wait(50)
    assert.deepEqual(await posts(), [kept])
  })
    .timeout(60_000)
    .tags(['@slow'], 'append')
})
