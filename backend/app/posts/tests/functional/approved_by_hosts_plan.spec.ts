import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { newId } from '#core/ids'
import { countApprovedByHosts } from '#posts/public'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { plansOf } from '#tests/plans'

/** Of a table without rows PostgreSQL takes any index, so its definition has to do. */
async function howCounted(): Promise<string> {
  if (db.connection().dialect.name !== 'postgres') {
    return (await plansOf(() => countApprovedByHosts([newId()])))[0]!
  }
  const index = await db.from('pg_indexes').where('indexname', 'posts_approved_by_host').firstOrFail()
  return index.indexdef
}

test.group('Posts approved with a host', (group) => {
  dialect(group)
  rollBack(group)

  test('are counted by their index alone', async ({ assert }) => {
    const how = await howCounted()
    assert.match(how, /COVERING INDEX posts_approved_by_host|\(approved_by_host_id, moderation_status\)/)
  })
})
