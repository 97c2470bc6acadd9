import { test } from '@japa/runner'
import emitter from '@adonisjs/core/services/emitter'
import { inTransaction } from '#core/database/transactions/transaction'
import { beforeCommit } from '#core/events/before_commit'
import SupportAnswered from '#moderation/support/events/support_answered'
import ChooseNotification from '#notifications/notifications/actions/choose_notification'
import { fetchFeed, read, told } from '#notifications/notifications/tests/support/calls'
import { listNotifications } from '#notifications/notifications/queries/list_notifications'
import { NOTIFICATION_TYPES } from '#contract/notifications/rules/notification'
import { rollBack } from '#tests/database'
import { makeAnswer, makeSupportRequest } from '#tests/factories/support_request_factory'
import { makeUser } from '#tests/factories/user_factory'
import { mailsTo } from '#tests/mails'

const administrator = () => makeUser({ isAdmin: true })

test.group('An answer to a support request', (group) => {
  rollBack(group)

  test('is told to nobody but the requester', async ({ assert }) => {
    const [user, other, admin] = [await makeUser(), await makeUser(), await administrator()]
    const answerId = await makeAnswer(await makeSupportRequest({ user }), admin)
    for (const person of [other, admin]) {
      assert.isEmpty(await told(person))
      await read(person, { ids: [`answer:${answerId}`] })
    }
    assert.deepInclude((await told(user))[0], { id: `answer:${answerId}`, read: false })
  })

  test('is not told to an administrator who answers a request of their own', async ({ assert, cleanup }) => {
    const admin = await administrator()
    const events = emitter.fake([SupportAnswered])
    cleanup(() => emitter.restore())
    await makeAnswer(await makeSupportRequest({ user: admin }), admin)
    assert.isEmpty(await told(admin))
    events.assertNotEmitted(SupportAnswered)
  })

  test('is not mailed to somebody who does not want it, and still told in the clients', async ({
    assert,
  }) => {
    const [user, admin] = [await makeUser(), await administrator()]
    const choice = { type: 'support.answered', channel: 'mail', enabled: false } as const
    await new ChooseNotification().handle(user.id, choice)
    const id = await makeSupportRequest({ user })
    await makeAnswer(id, admin)
    assert.isEmpty(await mailsTo(user.email))
    assert.lengthOf(await told(user), 1)
    await new ChooseNotification().handle(user.id, { ...choice, enabled: true })
    await makeAnswer(id, admin)
    assert.lengthOf(await mailsTo(user.email), 1)
  })

  test('says what was asked and answered, and is read by itself', async ({ assert }) => {
    const [user, admin] = [await makeUser(), await administrator()]
    const requestId = await makeSupportRequest({ user, title: 'It says no' })
    const id = `answer:${await makeAnswer(requestId, admin, { answer: 'Say please.' })}`
    const [only] = await told(user)
    assert.deepInclude(only, {
      id,
      type: 'support.answered',
      read: false,
      post: null,
      organization: null,
      from: null,
      support: { requestId, title: 'It says no', answer: 'Say please.' },
    })
    assert.equal((await fetchFeed(user)).unreadTotal, 1)
    await read(user, { ids: [id] })
    const { notifications, unreadTotal } = await fetchFeed(user)
    assert.deepEqual([notifications[0]!.read, unreadTotal], [true, 0])
  })

  test('is found by a client that asks right after the event', async ({ assert, cleanup }) => {
    const [user, admin] = [await makeUser(), await administrator()]
    const found: string[] = []
    const types = new Set(NOTIFICATION_TYPES)
    const stop = emitter.on(SupportAnswered, async ({ requesterId: userId }) => {
      const { rows } = await listNotifications({ userId, types, after: null, before: null, limit: 50 })
      found.push(...rows.map(({ id }) => id))
    })
    cleanup(() => stop())
    const answerId = await makeAnswer(await makeSupportRequest({ user }), admin)
    assert.deepEqual(found, [answerId])
  })

  test('is mailed exactly when it is stored', async ({ assert }) => {
    const [user, admin] = [await makeUser(), await administrator()]
    const id = await makeSupportRequest({ user })
    const answerId = await makeAnswer(id, admin)
    assert.lengthOf(await mailsTo(user.email), 1)
    const answerAgain = inTransaction(async (trx) => {
      await beforeCommit(trx, new SupportAnswered(id, answerId, user.id))
      throw new Error('The disk is full')
    })
    await assert.rejects(() => answerAgain, 'The disk is full')
    assert.lengthOf(await mailsTo(user.email), 1)
  })
})
