import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { newId } from '#core/runtime/ids'
import { countApprovedByHosts } from '#posts/moderation/queries/moderated_posts'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { plansOf } from '#tests/plans'

/** PostgreSQL may choose any index for an empty table, so this compares the definition. */
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
