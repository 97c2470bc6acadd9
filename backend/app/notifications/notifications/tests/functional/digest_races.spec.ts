import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import { toInstant } from '#core/database/rows/instant'
import { sendDueDigests } from '#notifications/notifications/jobs/send_due_digests'
import ChooseDigest from '#notifications/notifications/actions/choose_digest'
import { dialect } from '#tests/tags'
import { makeUser } from '#tests/factories/user_factory'
import { jobs } from '#tests/jobs'

const PEOPLE = 120

/** Simultaneous writes need real transactions, so nothing is rolled back: all rows are deleted. */
async function eraseEverything(): Promise<void> {
  for (const table of ['queue_jobs', 'users']) await db.from(table).delete()
}

test.group('Servers that send the digests at once', (group) => {
  dialect(group)
  group.each.setup(eraseEverything)
  group.each.teardown(eraseEverything)

  test('dispatch one for each person, and move their next one to tomorrow', async ({ assert, cleanup }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    clock.moveTo('2026-03-27T12:00:00.000Z')
    const ids: string[] = []
    for (let index = 0; index < PEOPLE; index += 1) {
      const { id } = await makeUser({ withoutPassword: true })
      await new ChooseDigest().handle(id, index % 2 === 0 ? 'Europe/Berlin' : 'Asia/Tokyo')
      ids.push(id)
    }
    clock.moveTo('2026-03-28T12:00:00.000Z')
    await Promise.all(Array.from({ length: 4 }, () => sendDueDigests()))
    const dispatched = (await jobs('pending')).map(({ data }) => (data.payload as { userId: string }).userId)
    assert.sameMembers(dispatched, ids)
    const due = await db.from('mail_digests').where('next_at', '<=', toInstant(clock.now()))
    assert.isEmpty(due)
  }).timeout(60_000)
})
