import { test } from '@japa/runner'
import { FakeClock } from '#core/runtime/fake_clock'
import { useClock } from '#core/runtime/clock'
import { callApi, tokenOf } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeUser, PASSWORD } from '#tests/factories/user_factory'
import { mailsTo, tokenMailedTo } from '#tests/mails'
import { cancelBy, changeTo, confirm, requestChange } from '../support/email_change.js'
import { withMail } from '../support/with_mail.js'

const OLD = 'noor@example.org'
const NEW = 'thief@example.net'
const DAY_MS = 86_400_000

const codeOf = async (token: string) => (await cancelBy(token)).body?.code
const statusOf = async (as: string) => (await callApi('GET', '/api/auth/status', { as })).status

test.group('The link that cancels an email change', (group) => {
  rollBack(group)

  test('is refused when it is unknown, expired or made for something else', async ({ assert, cleanup }) => {
    withMail(cleanup)
    const session = await tokenOf(await makeUser({ email: OLD }))
    await requestChange(session, NEW)
    const link = await tokenMailedTo(OLD)
    assert.equal(await codeOf('made-up'), 'EMAIL_LINK_INVALID')
    assert.equal(await codeOf(await tokenMailedTo(NEW)), 'EMAIL_LINK_INVALID')
    const later = useClock(new FakeClock(new Date(Date.now() + 3 * DAY_MS)))
    assert.equal(await codeOf(link), 'EMAIL_LINK_INVALID')
    later()
    assert.equal((await cancelBy(link)).status, 200)
  })

  test('answers the same when it is used again, ends nothing, and is refused after a later change', async ({
    assert,
    cleanup,
  }) => {
    withMail(cleanup)
    const user = await makeUser({ email: OLD })
    await requestChange(await tokenOf(user), NEW)
    const link = await tokenMailedTo(OLD)
    const first = await cancelBy(link)
    const session = await tokenOf(user)
    const second = await cancelBy(link)
    assert.deepEqual([second.status, second.body], [200, first.body])
    assert.equal(await statusOf(session), 200)
    await changeTo(session, { from: OLD, to: NEW })
    assert.equal(await codeOf(link), 'EMAIL_LINK_INVALID')
  })

  test('does nothing when it is only opened', async ({ assert, cleanup }) => {
    withMail(cleanup)
    const session = await tokenOf(await makeUser({ email: OLD }))
    await requestChange(session, NEW)
    const [mail] = await mailsTo(OLD)
    const link = mail!.text.match(/http:\/\/fanfare\.test(\/cancel-email-change\?token=[\w-]+)/)?.[1]
    assert.equal((await callApi('GET', link!)).headers.get('referrer-policy'), 'no-referrer')
    assert.equal(await statusOf(session), 200)
    assert.equal((await confirm(await tokenMailedTo(NEW))).status, 200)
  })

  test('ends the change and all sessions, without a session of its own', async ({ assert, cleanup }) => {
    withMail(cleanup)
    const user = await makeUser({ email: OLD })
    const [owner, thief] = [await tokenOf(user), await tokenOf(user)]
    await requestChange(thief, NEW)
    const change = await tokenMailedTo(NEW)
    const answer = await cancelBy(await tokenMailedTo(OLD))
    assert.deepEqual([answer.status, answer.body], [200, { email: OLD }])
    assert.deepEqual([await statusOf(owner), await statusOf(thief)], [401, 401])
    assert.equal((await confirm(change)).body?.code, 'EMAIL_LINK_INVALID')
    assert.equal((await user.refresh()).email, OLD)
  })

  test('restores the address when the new one has been confirmed meanwhile', async ({ assert, cleanup }) => {
    withMail(cleanup)
    const user = await makeUser({ email: OLD })
    const thief = await tokenOf(user)
    const undo = await changeTo(thief, { from: OLD, to: NEW })
    assert.equal((await user.refresh()).email, NEW)
    assert.deepEqual((await cancelBy(undo)).body, { email: OLD })
    await user.refresh()
    assert.equal(user.email, OLD)
    assert.isNotNull(user.emailVerifiedAt)
    assert.equal(await statusOf(thief), 401)
  })

  test('restores the address of an installation without a mail server', async ({ assert }) => {
    const user = await makeUser({ email: OLD })
    await requestChange(await tokenOf(user), NEW)
    assert.equal((await user.refresh()).email, NEW)
    await cancelBy(await tokenMailedTo(OLD))
    assert.equal((await user.refresh()).email, OLD)
  })

  test('outlives further changes and a new password, and ends the links of those changes', async ({
    assert,
    cleanup,
  }) => {
    withMail(cleanup)
    const user = await makeUser({ email: OLD })
    const thief = await tokenOf(user)
    const undo = await changeTo(thief, { from: OLD, to: NEW })
    const next = 'thief-2@example.net'
    const thiefsUndo = await changeTo(thief, { from: NEW, to: next })
    const passwords = { password: 'Another-Morning!8', confirmPassword: 'Another-Morning!8' }
    const body = { currentPassword: PASSWORD, ...passwords }
    await callApi('PUT', '/api/users/me/password', { as: thief, body })
    assert.deepEqual((await cancelBy(undo)).body, { email: OLD })
    assert.equal(await codeOf(thiefsUndo), 'EMAIL_LINK_INVALID')
    assert.equal((await user.refresh()).email, OLD)
  })

  test('is refused when somebody else has the address by then', async ({ assert, cleanup }) => {
    withMail(cleanup)
    const user = await makeUser({ email: OLD })
    const undo = await changeTo(await tokenOf(user), { from: OLD, to: NEW })
    await makeUser({ email: OLD })
    assert.equal((await cancelBy(undo)).body?.code, 'EMAIL_EXISTS')
    assert.equal((await user.refresh()).email, NEW)
  })

  test('restores once when it is used twice at the same time', async ({ assert, cleanup }) => {
    withMail(cleanup)
    const undo = await changeTo(await tokenOf(await makeUser({ email: OLD })), { from: OLD, to: NEW })
    const answers = await Promise.all([cancelBy(undo), cancelBy(undo), cancelBy(undo)])
    assert.deepEqual(
      answers.map(({ status, body }) => [status, body]),
      answers.map(() => [200, { email: OLD }]),
    )
  })
})
