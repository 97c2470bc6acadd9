import { createHmac } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import env from '#start/env'
import { toInstant } from '#core/database/rows/instant'
import { deleteOldSlackRequests } from '#slack/repositories/requests'
import { connect, useSlack } from '#slack/tests/support/use_slack'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeTeam } from '#tests/factories/team_factory'
import { jobs } from '#tests/jobs'

const PATHS = ['/api/slack/events', '/api/slack/commands', '/api/slack/interactions'] as const
const FORM = 'application/x-www-form-urlencoded'

interface Delivery {
  status: number
}

/** Sends a body as Slack does. */
function send(
  path: string,
  body: string,
  { secret = env.slack.signingSecret!, type = FORM, ago = 0, at = Date.now() } = {},
) {
  const timestamp = String(Math.floor(at / 1_000) - ago)
  const signature = createHmac('sha256', secret).update(`v0:${timestamp}:${body}`).digest('hex')
  const headers = {
    'content-type': type,
    'x-slack-request-timestamp': timestamp,
    'x-slack-signature': `v0=${signature}`,
  }
  return callApi('POST', path, { body, headers })
}

/** A request that was accepted this many days ago. */
const requestOf = (key_hash: string, days: number) => ({
  key_hash,
  received_at: toInstant(new Date(Date.now() - days * 86_400_000)),
})

test.group('A request of Slack', (group) => {
  rollBack(group)
  const slack = useSlack(group)
  group.each.setup(async () => {
    await db.from('queue_jobs').delete()
  })

  for (const path of PATHS) {
    test(`is refused without a signature, and with a wrong one: ${path}`, async ({ assert }) => {
      const wrong = await send(path, 'payload=1', { secret: 'another secret' })
      assert.equal(wrong.status, 401)
      const unsigned = await callApi('POST', path, { body: '{}' })
      assert.equal(unsigned.status, 401)
    })

    test(`is refused after five minutes, and from the future: ${path}`, async ({ assert }) => {
      assert.equal((await send(path, 'payload=1', { ago: 301 })).status, 401)
      assert.equal((await send(path, 'payload=1', { ago: -310 })).status, 401)
    })

    test(`is refused when it is too large: ${path}`, async ({ assert }) => {
      const form = await send(path, `payload=${'a'.repeat(1_048_576)}`)
      assert.equal(form.status, 413)
      const json = await send(path, JSON.stringify('a'.repeat(110_000)), { type: 'application/json' })
      assert.equal(json.status, 413)
    })

    test(`is refused while no signing secret is set: ${path}`, async ({ assert, cleanup }) => {
      const secret = env.slack.signingSecret!
      const settings = env.slack as { signingSecret?: string }
      settings.signingSecret = undefined
      cleanup(() => void (settings.signingSecret = secret))
      assert.equal((await send(path, '{}', { secret })).status, 404)
    })
  }

  test('is refused when the signature is of another body', async ({ assert }) => {
    const options = { type: 'application/json' }
    const spoiled = await slack().control<Delivery>(
      { type: 'tokens_revoked', spoil: { signature: 'wrong' } },
      '/event',
    )
    assert.equal(spoiled.status, 401)
    assert.equal((await send('/api/slack/events', '{"type": ', options)).status, 400)
    assert.isEmpty(await jobs('pending'))
  })

  test('proves the address with the challenge', async ({ assert }) => {
    const proof = await slack().control<{ verified: boolean }>({ type: 'url_verification' }, '/event')
    assert.isTrue(proof.verified)
  })

  test('is done once, however often Slack repeats it', async ({ assert }) => {
    await connect(slack(), await makeTeam())
    const event = { type: 'tokens_revoked', eventId: 'Ev0REPEATED' }
    const answers = [
      await slack().control<Delivery>(event, '/event'),
      await slack().control<Delivery>(event, '/event'),
    ]
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200],
    )
    assert.lengthOf(await jobs('pending'), 1)
  })

  test('is refused when somebody sends it again', async ({ assert }) => {
    const { url } = slack().credentials
    const fields = { team_id: 'T0TEAM', user_id: 'U0ADA', response_url: `${url}/hooks/1`, text: 'hello' }
    const body = new URLSearchParams(fields).toString()
    const at = Date.now()
    assert.equal((await send('/api/slack/commands', body, { at })).status, 200)
    assert.equal((await send('/api/slack/commands', body, { at })).status, 401)
    assert.lengthOf(await jobs('pending'), 1)
  })

  test('is forgotten after two days', async ({ assert }) => {
    await db.table('slack_requests').multiInsert([requestOf('old', 3), requestOf('new', 1)])
    await deleteOldSlackRequests()
    const left: { key_hash: string }[] = await db.from('slack_requests').select('key_hash')
    assert.deepEqual(left, [{ key_hash: 'new' }])
  })
})
