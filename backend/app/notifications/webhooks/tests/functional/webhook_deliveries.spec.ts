import { setTimeout as wait } from 'node:timers/promises'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { Webhook } from 'standardwebhooks'
import { fromInstant } from '#core/database/rows/instant'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import type { Network } from '#core/network/network'
import { Receivers } from '#notifications/webhooks/gateways/receivers'
import { leaseWebhooks, type Lease } from '#notifications/webhooks/repositories/leases'
import { sendMessages } from '#notifications/webhooks/jobs/send_messages'
import {
  deliveriesOf,
  makeDelivery,
  makeWebhook,
  rowOf,
  sendDue,
} from '#notifications/webhooks/tests/support/make_webhook'
import { status, useReceiver, type ReceiverHost } from '#notifications/webhooks/tests/support/receiver_host'
import { callApi } from '#tests/call_api'
import { deleteTeam, makeTeam, type Team } from '#tests/factories/team_factory'
import { dialect } from '#tests/tags'

const TIMEOUT_MS = 400
const HOUR = 3_600_000

type Group = Parameters<typeof useReceiver>[0]

/** A team, whose requests commit: several connections write at once. */
function useTeam(group: Group): () => Team {
  let team: Team
  group.each.setup(async () => {
    team = await makeTeam()
    return () => deleteTeam(team)
  })
  return () => team
}

/** Requests end after a part of a second. */
function useReceivers(group: Group, network?: Network): void {
  group.each.setup(() => {
    app.container.swap(Receivers, () => new Receivers(network, TIMEOUT_MS))
    return () => app.container.restore(Receivers)
  })
}

/** A clock that the test moves, beginning now. */
function startClock(cleanup: (handler: () => void) => void): FakeClock {
  const clock = new FakeClock(new Date())
  cleanup(useClock(clock))
  return clock
}

/** The milliseconds until the next message of a webhook may be sent: it is due, and no pause holds it back. */
async function dueIn(id: string, clock: FakeClock): Promise<number> {
  const { paused_until: pause } = await rowOf(id)
  const due = (await deliveriesOf(id)).flatMap(({ due_at: at }) => at ?? [])
  const next = [due.toSorted()[0], pause].flatMap((at) => (at == null ? [] : fromInstant(at).getTime()))
  return Math.max(0, ...next.map((at) => at - clock.now().getTime()))
}

const headersOf = ({ received }: ReceiverHost, at = 0) => received[at]!.headers

test.group('A receiver that does not accept a message', (group) => {
  dialect(group)
  const receiver = useReceiver(group)
  const team = useTeam(group)
  useReceivers(group)

  for (const [what, answer, expected] of [
    ['answers 500', status(500), { status_code: 500, failure: 'status' }],
    ['answers 404', status(404), { status_code: 404, failure: 'status' }],
    [
      'answers with a redirect',
      status(301, { location: 'https://example.com/' }),
      { status_code: 301, failure: 'redirected' },
    ],
    ['hangs', () => undefined, { status_code: null, failure: 'timeout' }],
    [
      'answers slowly',
      (_request, response) => void setTimeout(() => response.writeHead(200).end(), 2 * TIMEOUT_MS),
      { status_code: null, failure: 'timeout' },
    ],
    ['breaks off', (request) => void request.socket.destroy(), { status_code: null, failure: 'unreachable' }],
    [
      'sends something else than HTTP',
      (request) => void request.socket.end('hello\r\n\r\n'),
      { status_code: null, failure: 'unreachable' },
    ],
    [
      'sends headers without end',
      (request) => void request.socket.write(`HTTP/1.1 200 OK\r\nx: ${'a'.repeat(100_000)}`),
      { status_code: null, failure: 'unreachable' },
    ],
  ] as [string, ReceiverHost['answer'], object][]) {
    test(`and ${what} gets it again later`, async ({ assert }) => {
      receiver().answer = answer
      const { id } = await makeWebhook(team(), { url: receiver().url })
      await makeDelivery(id)
      await sendDue()
      assert.lengthOf(receiver().received, 1)
      const [delivery] = await deliveriesOf(id)
      assert.containsSubset(delivery, { state: 'pending', attempts: 1, ...expected })
      assert.isAbove(Date.parse(`${delivery!.due_at}Z`), Date.now() + 3_000)
      assert.containsSubset(await rowOf(id), { failures: 1, leased_until: null, ...expected })
    })
  }

  test('and no longer exists is switched off at once', async ({ assert }) => {
    receiver().answer = status(410)
    const { id } = await makeWebhook(team(), { url: receiver().url })
    await makeDelivery(id)
    await makeDelivery(id)
    await sendDue()
    const row = await rowOf(id)
    assert.isFalse(Boolean(row.is_enabled))
    assert.equal(row.switched_off_reason, 'gone')
    for (const { state, due_at } of await deliveriesOf(id))
      assert.deepEqual([state, due_at], ['failed', null])
  })

  test('and says when it will, is asked at that time', async ({ assert, cleanup }) => {
    const clock = startClock(cleanup)
    receiver().answer = status(429, { 'retry-after': '3600' })
    const { id } = await makeWebhook(team(), { url: receiver().url })
    await makeDelivery(id)
    await sendDue()
    await makeDelivery(id)
    clock.advance(HOUR - 1_000)
    await sendDue()
    assert.lengthOf(receiver().received, 1)
    receiver().answer = status(200)
    clock.advance(1_000)
    await sendDue()
    assert.lengthOf(receiver().received, 3)
    for (const { state } of await deliveriesOf(id)) assert.equal(state, 'delivered')
  })

  test('for a day is switched off, and what waits ends', async ({ assert, cleanup }) => {
    const clock = startClock(cleanup)
    const begun = clock.now().getTime()
    receiver().answer = status(503)
    const { id } = await makeWebhook(team(), { url: receiver().url })
    await makeDelivery(id)
    let times = 0
    while ((await rowOf(id)).is_enabled && times < 30) {
      await sendDue()
      times += 1
      assert.lengthOf(receiver().received, times)
      clock.advance((await dueIn(id, clock)) - 1_000)
      // A second too early, nothing is sent.
      await sendDue()
      clock.advance(1_000)
    }
    assert.lengthOf([...new Set(receiver().received.map(({ headers }) => headers['webhook-id']))], 1)
    const { switched_off_reason: reason, attempted_at: at } = await rowOf(id)
    assert.equal(reason, 'failing')
    // A pause after failures, of a quarter of an hour and its jitter, may put off the last attempt.
    const hours = (fromInstant(at!).getTime() - begun) / HOUR
    assert.isAtLeast(hours, 24)
    assert.isAtMost(hours, 24 + 1 / 3)
    assert.equal((await deliveriesOf(id))[0]?.state, 'failed')
  })
})

test.group('A receiver', (group) => {
  dialect(group)
  const receiver = useReceiver(group)
  const team = useTeam(group)
  useReceivers(group)

  test('gets a message whose signature it can check', async ({ assert }) => {
    const { id, secret } = await makeWebhook(team(), { url: receiver().url })
    const delivery = await makeDelivery(id, '{"type":"member.left","data":{"name":"Zoë"}}')
    await sendDue()
    const [received] = receiver().received
    assert.deepEqual(new Webhook(secret).verify(received!.body, received!.headers), {
      type: 'member.left',
      data: { name: 'Zoë' },
    })
    assert.equal(received!.headers['webhook-id'], `msg_${delivery}`)
    assert.equal(received!.headers['content-type'], 'application/json')
    assert.equal(received!.headers['user-agent'], 'Fanfare (webhook)')
    assert.isUndefined(received!.headers.cookie)
    assert.containsSubset((await deliveriesOf(id))[0], { state: 'delivered', status_code: 204, due_at: null })
  })

  test('may send a body without end: nothing of it is read', async ({ assert }) => {
    const broken = Promise.withResolvers<void>()
    receiver().answer = (_request, response) => {
      response.writeHead(200)
      const more = setInterval(() => response.write('a'.repeat(10_000)), 5)
      response.on('close', () => (clearInterval(more), broken.resolve()))
    }
    const { id } = await makeWebhook(team(), { url: receiver().url })
    await makeDelivery(id)
    await sendDue()
    await broken.promise
    assert.equal((await deliveriesOf(id))[0]?.state, 'delivered')
  })

  test('gets signatures by both secrets for a day after a new one was made', async ({ assert, cleanup }) => {
    const { organizationId, admin } = team()
    const { id, secret: previous } = await makeWebhook(team(), { url: receiver().url })
    const path = `/api/organizations/${organizationId}/webhooks/${id}/secret`
    const { body } = await callApi('POST', path, { as: admin })
    const current = String(body?.secret)
    await makeDelivery(id)
    await sendDue()
    for (const secret of [current, previous])
      assert.isOk(new Webhook(secret).verify(receiver().received[0]!.body, headersOf(receiver())))

    const clock = startClock(cleanup)
    clock.advance(24 * HOUR + 1_000)
    await makeDelivery(id)
    await sendDue()
    assert.notInclude(headersOf(receiver(), 1)['webhook-signature'], ' ')
  })

  test('that works again gets at once what was put off', async ({ assert, cleanup }) => {
    const clock = startClock(cleanup)
    receiver().answer = status(500)
    const { id } = await makeWebhook(team(), { url: receiver().url })
    for (let at = 0; at < 5; at += 1) await makeDelivery(id)
    for (const begun = clock.now().getTime(); clock.now().getTime() < begun + HOUR;) {
      await sendDue()
      clock.advance(await dueIn(id, clock))
    }
    receiver().answer = status(200)
    await sendDue()
    for (const { state } of await deliveriesOf(id)) assert.equal(state, 'delivered')
    assert.containsSubset(await rowOf(id), { failures: 0, failing_since: null, paused_until: null })
  })

  test('that refuses one message gets the others', async ({ assert, cleanup }) => {
    const clock = startClock(cleanup)
    const { id } = await makeWebhook(team(), { url: receiver().url })
    const bad = await makeDelivery(id, '{"type":"member.left","data":{"bad":true}}')
    receiver().answer = (request, response) => {
      response.writeHead(request.headers['webhook-id'] === `msg_${bad}` ? 500 : 200).end()
    }
    for (let at = 0; at < 6; at += 1) {
      await makeDelivery(id)
      await sendDue()
      clock.advance(10_000)
    }
    const states = (await deliveriesOf(id)).map(({ state }) => state)
    assert.deepEqual(states, ['pending', ...Array.from({ length: 6 }, () => 'delivered')])
    assert.isTrue(Boolean((await rowOf(id)).is_enabled))
  })

  test('has its messages stored as they arrive, while others at the same time do not', async ({ assert }) => {
    const { id } = await makeWebhook(team(), { url: receiver().url })
    const accepted = `msg_${await makeDelivery(id)}`
    for (let at = 0; at < 3; at += 1) await makeDelivery(id)
    const hanging: (() => void)[] = []
    receiver().answer = (request, response) => {
      if (request.headers['webhook-id'] === accepted) response.writeHead(200).end()
      else hanging.push(() => response.writeHead(503).end())
    }
    const sending = sendDue()
    const states = async () => (await deliveriesOf(id)).map(({ state, attempts }) => `${state} ${attempts}`)
    while (hanging.length < 3 || !(await states()).includes('delivered 1')) await wait(5)
    assert.includeMembers(await states(), ['pending 0'])
    for (const answer of hanging) answer()
    await sending
    assert.sameMembers(await states(), ['delivered 1', 'pending 1', 'pending 1', 'pending 1'])
    assert.containsSubset(await rowOf(id), { failures: 3, leased_until: null })
  })

  test('has few requests to answer at once, and one when it does not work', async ({ assert }) => {
    let inFlight = 0
    let most = 0
    receiver().answer = (_request, response) => {
      most = Math.max(most, (inFlight += 1))
      setTimeout(() => {
        inFlight -= 1
        response.writeHead(200).end()
      }, 30)
    }
    const { id } = await makeWebhook(team(), { url: receiver().url })
    for (let at = 0; at < 12; at += 1) await makeDelivery(id)
    // Several servers at once.
    await Promise.all([sendDue(), sendDue(), sendDue()])
    assert.lengthOf(receiver().received, 12)
    assert.equal(most, 4)
  })

  test('is not delayed by a hundred others that hang, which then have places of their own', async ({
    assert,
  }) => {
    app.container.swap(Receivers, () => new Receivers())
    const hanging: (() => void)[] = []
    receiver().answer = (request, response) => {
      if (request.url === '/works') response.writeHead(200).end()
      else hanging.push(() => response.writeHead(500).end())
    }
    for (let at = 0; at < 100; at += 1) {
      const { id } = await makeWebhook(team(), { url: `${receiver().url}/${at}` })
      await makeDelivery(id)
    }
    const { id } = await makeWebhook(team(), { url: new URL('/works', receiver().url).href })
    await makeDelivery(id)
    const leases = await leaseWebhooks({ isFailing: false, limit: 128 })
    assert.lengthOf(leases, 101)
    let ended = 0
    const isWorking = ({ webhook }: Lease) => webhook.id === id
    const others = leases
      .filter((lease) => !isWorking(lease))
      .map((lease) => sendMessages(lease).then(() => (ended += 1)))
    await sendMessages(leases.find(isWorking)!)
    assert.equal((await deliveriesOf(id))[0]?.state, 'delivered')
    assert.equal(ended, 0)
    while (hanging.length < 100) await wait(5)
    for (const answer of hanging) answer()
    await Promise.all(others)
    assert.isEmpty(await leaseWebhooks({ isFailing: false, limit: 128 }))
  }).timeout(30_000)

  test('gets a message again, with the same id, when the server was killed while it sent', async ({
    assert,
    cleanup,
  }) => {
    const clock = startClock(cleanup)
    const { id } = await makeWebhook(team(), { url: receiver().url })
    const delivery = await makeDelivery(id)
    const killed = new AbortController()
    receiver().answer = () => killed.abort()
    const [lease] = await leaseWebhooks({ isFailing: false, limit: 1 })
    // What a killed server leaves: a lease that nobody ends, and no outcome.
    await assert.rejects(() => sendMessages(lease!, killed.signal))
    receiver().answer = status(200)
    clock.advance(61_000)
    await sendDue()
    assert.deepEqual(
      receiver().received.map(({ headers }) => headers['webhook-id']),
      [`msg_${delivery}`, `msg_${delivery}`],
    )
    assert.equal((await deliveriesOf(id))[0]?.state, 'delivered')
  })

  test('gets nothing from a second server while the first sends, and its lease is taken over once it is dead', async ({
    assert,
    cleanup,
  }) => {
    const clock = startClock(cleanup)
    const { id } = await makeWebhook(team(), { url: receiver().url })
    await makeDelivery(id)
    assert.lengthOf(await leaseWebhooks({ isFailing: false, limit: 1 }), 1)
    assert.isEmpty(await leaseWebhooks({ isFailing: false, limit: 1 }))
    clock.advance(61_000)
    await sendDue()
    assert.lengthOf(receiver().received, 1)
  })
})

test.group('A private address', (group) => {
  dialect(group)
  const receiver = useReceiver(group)
  const team = useTeam(group)

  test('is not reached when a public name leads to it, also when it did not before', async ({
    assert,
    cleanup,
  }) => {
    const clock = startClock(cleanup)
    let addresses = ['93.184.215.14']
    const network: Network = {
      resolve: async () => addresses,
      isPublic: (address) => address === '93.184.215.14',
      ports: { 'http:': receiver().port, 'https:': receiver().port },
    }
    app.container.swap(Receivers, () => new Receivers(network, TIMEOUT_MS))
    cleanup(() => app.container.restore(Receivers))
    const body = { url: 'https://hooks.example.com/', events: ['member.left'] }
    const path = `/api/organizations/${team().organizationId}/webhooks`
    const made = await callApi('POST', path, { as: team().admin, body })
    assert.equal(made.status, 201)
    const { id } = made.body!.webhook as { id: string }
    await makeDelivery(id)
    for (const changed of [['127.0.0.1'], ['93.184.215.14', '127.0.0.1'], []]) {
      addresses = changed
      await sendDue()
      assert.equal((await deliveriesOf(id))[0]?.failure, 'refused')
      clock.advance(24 * HOUR - 1_000)
    }
    assert.isEmpty(receiver().received)
  })

  test('is reached at the address that was checked, whatever the name leads to then', async ({ assert }) => {
    const asked: string[] = []
    const network: Network = {
      // A name server that answers every other time with an address of the internet.
      resolve: async (host) => (asked.push(host), asked.length === 1 ? ['127.0.0.1'] : ['93.184.215.14']),
      isPublic: () => true,
      ports: { 'http:': receiver().port, 'https:': receiver().port },
    }
    const receivers = new Receivers(network, TIMEOUT_MS)
    const sent = await receivers.send({ url: 'https://hooks.example.com/', headers: {}, body: '{}' })
    // The receiver speaks no TLS, so the connection to it fails at once instead of after the timeout.
    assert.equal(sent.failure, 'unreachable')
    assert.deepEqual(asked, ['hooks.example.com'])
  })
})
