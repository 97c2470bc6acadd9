import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { rawRows } from '#core/database/sql/results'
import ClaimNextInOrganization from '#suggestions/comments/actions/claim_next_in_organization'
import { claimIfAvailable } from '#suggestions/comments/repositories/claims'
import { rememberClaimKey } from '#suggestions/comments/repositories/claim_keys'
import { LockedPost } from '#posts/posts/repositories/locked_post'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam } from '#tests/factories/team_factory'

/** Waits until a transaction is blocked by another one. SQLite lets only one begin. */
async function untilOneWaits(): Promise<void> {
  if (db.connection().dialect.name !== 'postgres') return
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  while ((await rawRows(db.connection(), waiting)).length === 0);
}

test.group('Simultaneous requests with one key', (group) => {
  dialect(group)
  // Real transactions are not rolled back.
  group.each.teardown(async () => {
    for (const table of ['organizations', 'users']) await db.from(table).delete()
  })

  test('claim one suggestion when they have chosen two posts', async ({ assert }) => {
    const team = await makeTeam()
    const { organizationId } = team
    const userId = team.admin.id
    const idempotency = { key: 'copy-next-1', hash: 'of the same request' }
    const older = await makePost(team)
    const id = await makeSuggestion(older)
    const newer = await makePost(team)
    await makeSuggestion(newer)

    const first = await db.transaction()
    await claimIfAvailable(first, await LockedPost.lock(first, older.id), id, { userId })
    await rememberClaimKey(first, { userId, idempotency }, id)
    const second = new ClaimNextInOrganization().handle({ organizationId, userId, idempotency })
    await untilOneWaits()
    await first.commit()

    assert.equal(await second, id)
    assert.lengthOf(await db.from('comments').where('claimed_by_user_id', userId), 1)
    const post = await db.from('posts').where('id', newer.id).firstOrFail()
    assert.equal(post.available_count, 1)
  })
})
