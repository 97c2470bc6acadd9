import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import env from '#start/env'
import { deleteContent } from '#identity/accounts/repositories/delete_content'
import { closeUser } from '#identity/users/repositories/close_user'
import { inTransaction } from '#core/database/transactions/transaction'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import ChangeSupportStatus from '#moderation/support/actions/change_support_status'
import { purgeAttachments } from '#moderation/support/jobs/purge_attachments'
import { attachmentFolder } from '#moderation/support/repositories/attachment_files'
import { storedFiles } from '#moderation/support/tests/support/send_request'
import { exportOf } from '#identity/accounts/tests/support/export'
import { rollBack } from '#tests/database'
import { aNote, makeSupportRequest } from '#tests/factories/support_request_factory'
import { makeUser } from '#tests/factories/user_factory'
import { inEachStorage } from '#tests/storages'

const DAY = 86_400_000
const HOUR = 3_600_000

const fileOf = async (id: string): Promise<string | null> =>
  (await db.from('support_attachments').where('request_id', id).firstOrFail()).file

inEachStorage('Attachments', (group) => {
  rollBack(group)

  test('of requests that were closed long ago are deleted, and no others', async ({ assert, cleanup }) => {
    // Later than the files, whose times come from the storage.
    const clock = new FakeClock(new Date(Date.now() + HOUR))
    cleanup(useClock(clock))
    const { id: actorId } = await makeUser()
    const open = await makeSupportRequest({ files: [aNote] })
    const closed = await makeSupportRequest({ files: [aNote] })
    const reopened = await makeSupportRequest({ files: [aNote] })
    for (const id of [closed, reopened])
      await new ChangeSupportStatus().handle({ id, actorId, status: 'closed' })
    await new ChangeSupportStatus().handle({ id: reopened, actorId, status: 'open' })
    const file = (await fileOf(closed))!
    clock.advance(env.support.attachmentDays * DAY)
    await purgeAttachments()
    assert.include(await storedFiles(), file)
    clock.advance(1)
    await purgeAttachments()
    assert.isNull(await fileOf(closed))
    const left = await storedFiles()
    assert.notInclude(left, file)
    assert.includeMembers(left, [(await fileOf(open))!, (await fileOf(reopened))!])
  })

  test('without a row are deleted, but not while their request may still be stored', async ({
    assert,
    cleanup,
  }) => {
    const clock = new FakeClock(new Date(Date.now() + HOUR - 60_000))
    cleanup(useClock(clock))
    await attachmentFolder.save('without-a-row', Buffer.from('x'))
    const file = (await fileOf(await makeSupportRequest({ files: [aNote] })))!
    await purgeAttachments()
    assert.includeMembers(await storedFiles(), ['without-a-row', file])
    clock.advance(120_000)
    await purgeAttachments()
    assert.include(await storedFiles(), file)
    assert.notInclude(await storedFiles(), 'without-a-row')
  })

  test('and requests are exported for their user', async ({ assert }) => {
    const user = await makeUser()
    await makeSupportRequest({ user, title: 'Mine', files: [aNote] })
    await makeSupportRequest({ title: 'Of a visitor' })
    const { json } = await exportOf(user)
    assert.containsSubset(json('support-requests.json'), [
      { title: 'Mine', attachments: ['note.txt'], status: 'open' },
    ])
    assert.lengthOf(json('support-requests.json'), 1)
  })

  test('and requests are deleted with the content of an account', async ({ assert }) => {
    const user = await makeUser()
    const file = (await fileOf(await makeSupportRequest({ user, files: [aNote] })))!
    const other = await makeSupportRequest({ files: [aNote] })
    await inTransaction((trx) => closeUser(trx, user))
    await deleteContent(user.id)
    assert.deepEqual(
      (await db.from('support_requests')).map(({ id }) => id),
      [other],
    )
    assert.isNotNull(await attachmentFolder.read((await fileOf(other))!))
    assert.isNotEmpty(file)
  })
})

inEachStorage('The files of a deleted account', (group) => {
  group.each.teardown(async () => {
    for (const table of ['support_requests', 'users']) await db.from(table).delete()
  })

  test('are deleted after the commit', async ({ assert }) => {
    const user = await makeUser()
    const file = (await fileOf(await makeSupportRequest({ user, files: [aNote] })))!
    assert.include(await storedFiles(), file)
    await inTransaction((trx) => closeUser(trx, user))
    await deleteContent(user.id)
    assert.notInclude(await storedFiles(), file)
  })
})
