import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { WebhookDelivery } from '#contract/notifications/data/webhook'
import { WEBHOOK_DELIVERY_DAYS, WEBHOOK_TESTS_PER_HOUR } from '#contract/notifications/rules/webhook'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import { countRequest } from '#core/http/rate_limit/durable_limit'
import MailSwitchedOff from '#notifications/webhooks/jobs/mail_switched_off'
import { purgeOldDeliveries } from '#notifications/webhooks/jobs/purge_old_deliveries'
import {
  deliveriesOf,
  makeDelivery,
  makeWebhook,
  rowOf,
  sendDue,
} from '#notifications/webhooks/tests/support/make_webhook'
import { status, useReceiver } from '#notifications/webhooks/tests/support/receiver_host'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { runOnly } from '#tests/jobs'
import { mailsTo } from '#tests/mails'
import { dialect } from '#tests/tags'
import { makeTeam, type Team } from '#tests/factories/team_factory'

const pathOf = ({ organizationId }: Team, id: string, rest = '') =>
  `/api/organizations/${organizationId}/webhooks/${id}${rest}`

const deliveryIn = (body: Record<string, unknown> | null) =>
  body?.delivery as WebhookDelivery & { body: string }

test.group('A test of a webhook', (group) => {
  dialect(group)
  rollBack(group)
  const receiver = useReceiver(group)

  test('is refused beyond so many in an hour', async ({ assert }) => {
    const team = await makeTeam()
    const { id } = await makeWebhook(team, { url: receiver().url })
    const limit = {
      key: `webhook-tests:${team.organizationId}`,
      requests: WEBHOOK_TESTS_PER_HOUR,
      duration: '1 hour',
    }
    for (let at = 0; at < WEBHOOK_TESTS_PER_HOUR; at += 1) await countRequest([limit])
    const answer = await callApi('POST', pathOf(team, id, '/tests'), { as: team.admin })
    assert.equal(answer.status, 429)
    assert.isEmpty(receiver().received)
  })

  test('is answered with what came of it, also when the webhook is off', async ({ assert }) => {
    const team = await makeTeam()
    const { id } = await makeWebhook(team, { url: receiver().url })
    await callApi('PATCH', pathOf(team, id), { as: team.admin, body: { isEnabled: false } })
    const answer = await callApi('POST', pathOf(team, id, '/tests'), { as: team.admin })
    assert.equal(answer.status, 201)
    const delivery = deliveryIn(answer.body)
    assert.containsSubset(delivery, {
      type: 'webhook.test',
      state: 'delivered',
      attempts: 1,
      lastAttempt: { statusCode: 204, failure: null },
      nextAttemptAt: null,
    })
    assert.equal(receiver().received[0]?.body, delivery.body)
    assert.equal(receiver().received[0]?.headers['webhook-id'], delivery.messageId)
    assert.containsSubset(JSON.parse(delivery.body), {
      type: 'webhook.test',
      data: { organizationId: team.organizationId, webhookId: id },
    })
  })

  test('that fails is not tried again, and does not count against the webhook', async ({ assert }) => {
    receiver().answer = status(500)
    const team = await makeTeam()
    const { id } = await makeWebhook(team, { url: receiver().url })
    const answer = await callApi('POST', pathOf(team, id, '/tests'), { as: team.admin })
    assert.containsSubset(deliveryIn(answer.body), {
      state: 'failed',
      lastAttempt: { statusCode: 500, failure: 'status' },
      nextAttemptAt: null,
    })
    assert.containsSubset(await rowOf(id), { failures: 0, attempted_at: null })
  })

  test('is not sent without a readable secret', async ({ assert }) => {
    const team = await makeTeam()
    const { id } = await makeWebhook(team, { url: receiver().url })
    await db.from('webhooks').where({ id }).update({ secret: 'of another key' })
    const answer = await callApi('POST', pathOf(team, id, '/tests'), { as: team.admin })
    assert.containsSubset(deliveryIn(answer.body), { state: 'failed', lastAttempt: { failure: 'secret' } })
    assert.isEmpty(receiver().received)
  })
})

test.group('A delivery', (group) => {
  dialect(group)
  rollBack(group)
  const receiver = useReceiver(group)

  test('is listed, newest first, with its body where it is opened', async ({ assert }) => {
    const team = await makeTeam()
    const { id } = await makeWebhook(team, { url: receiver().url })
    const first = await makeDelivery(id)
    const second = await makeDelivery(id, '{"type":"member.left","data":{}}')
    const { body } = await callApi('GET', pathOf(team, id, '/deliveries?limit=1'), { as: team.admin })
    assert.containsSubset(body, { pagination: { total: 2, totalPages: 2 }, deliveries: [{ id: second }] })
    assert.notProperty((body!.deliveries as object[])[0], 'body')
    const opened = await callApi('GET', pathOf(team, id, `/deliveries/${first}`), { as: team.admin })
    assert.containsSubset(deliveryIn(opened.body), {
      messageId: `msg_${first}`,
      state: 'pending',
      attempts: 0,
      lastAttempt: null,
      body: '{"type":"member.left"}',
    })
  })

  test('is sent again with the same id and body', async ({ assert }) => {
    const team = await makeTeam()
    const { id } = await makeWebhook(team, { url: receiver().url })
    const delivery = await makeDelivery(id)
    await sendDue()
    const again = await callApi('POST', pathOf(team, id, `/deliveries/${delivery}/resend`), {
      as: team.admin,
    })
    assert.containsSubset(deliveryIn(again.body), { state: 'pending', attempts: 1 })
    await sendDue()
    const [first, second] = receiver().received
    assert.equal(first?.headers['webhook-id'], second?.headers['webhook-id'])
    assert.equal(first?.body, second?.body)
    assert.containsSubset((await deliveriesOf(id))[0], { state: 'delivered', attempts: 2 })
  })

  test('is not sent again while the webhook is off', async ({ assert }) => {
    const team = await makeTeam()
    const { id } = await makeWebhook(team, { url: receiver().url })
    const delivery = await makeDelivery(id)
    await callApi('PATCH', pathOf(team, id), { as: team.admin, body: { isEnabled: false } })
    const again = await callApi('POST', pathOf(team, id, `/deliveries/${delivery}/resend`), {
      as: team.admin,
    })
    assert.equal(again.body?.code, 'WEBHOOK_OFF')
    await sendDue()
    assert.isEmpty(receiver().received)
  })

  test('is kept for two weeks', async ({ assert, cleanup }) => {
    const clock = new FakeClock(new Date())
    cleanup(useClock(clock))
    const { id } = await makeWebhook(await makeTeam())
    await makeDelivery(id)
    clock.advance(WEBHOOK_DELIVERY_DAYS * 86_400_000 - 1_000)
    const young = await makeDelivery(id)
    await purgeOldDeliveries()
    assert.lengthOf(await deliveriesOf(id), 2)
    clock.advance(1_000)
    await purgeOldDeliveries()
    assert.deepEqual(
      (await deliveriesOf(id)).map((delivery) => delivery.id),
      [young],
    )
  })
})

test.group('A webhook that was switched off', (group) => {
  dialect(group)
  rollBack(group)
  const receiver = useReceiver(group)

  async function goAway() {
    receiver().answer = status(410)
    const team = await makeTeam()
    const { id } = await makeWebhook(team, { url: receiver().url })
    await makeDelivery(id)
    await sendDue()
    return { team, id }
  }

  test('is mailed to admins and owners, and is in the audit log', async ({ assert }) => {
    const { team, id } = await goAway()
    await runOnly(MailSwitchedOff)
    for (const { email } of [team.owner, team.admin]) {
      const [mail] = await mailsTo(email)
      assert.equal(mail?.subject, 'A webhook was switched off')
      assert.include(mail?.text, `/organizations/${team.organizationId}/settings/integrations/webhooks`)
      assert.notInclude(mail?.text, '/hooks\n')
    }
    assert.isEmpty(await mailsTo(team.member.email))
    const [entry] = await db
      .from('audit_entries')
      .where({ organization_id: team.organizationId, action: 'integration.disconnected' })
    assert.containsSubset(entry, { actor_id: null, subject: `Webhook 127.0.0.1:${receiver().port}` })
    const shown = await callApi('GET', pathOf(team, id), { as: team.owner })
    assert.containsSubset(shown.body, { webhook: { isEnabled: false, switchedOff: { reason: 'gone' } } })
  })

  test('is not mailed once it is on again, and begins without its failures', async ({ assert }) => {
    const { team, id } = await goAway()
    await callApi('PATCH', pathOf(team, id), { as: team.owner, body: { isEnabled: true } })
    await runOnly(MailSwitchedOff)
    assert.isEmpty(await mailsTo(team.owner.email))
    assert.containsSubset(await rowOf(id), {
      switched_off_reason: null,
      failures: 0,
      failing_since: null,
      paused_until: null,
    })
  })
})
