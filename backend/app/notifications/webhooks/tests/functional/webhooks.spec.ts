import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import app from '@adonisjs/core/services/app'
import type { Webhook } from '#contract/notifications/data/webhook'
import { WEBHOOKS_MAX } from '#contract/notifications/rules/webhook'
import type { Network } from '#core/network/network'
import DeleteOrganization from '#organizations/organizations/actions/delete_organization'
import RemoveMember from '#organizations/organizations/actions/remove_member'
import { Receivers } from '#notifications/webhooks/gateways/receivers'
import { makeDelivery, makeWebhook, rowOf } from '#notifications/webhooks/tests/support/make_webhook'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makeTeam, type Team } from '#tests/factories/team_factory'

const INPUT = {
  url: 'https://hooks.example.com/fanfare?key=hidden',
  events: ['post.created', 'member.left'],
}

const pathOf = ({ organizationId }: Team, rest = '') => `/api/organizations/${organizationId}/webhooks${rest}`

/** A network in which only `hooks.example.com` has a public address. */
const NETWORK: Network = {
  resolve: async (host) => (host === 'hooks.example.com' ? ['93.184.215.14'] : ['10.0.0.7']),
  isPublic: (address) => address !== '10.0.0.7',
  ports: { 'http:': 1, 'https:': 1 },
}

const auditOf = async (organizationId: string): Promise<Record<string, unknown>[]> =>
  db
    .from('audit_entries')
    .where('organization_id', organizationId)
    .whereLike('action', 'integration.%')
    .orderBy('id')

function useNetwork(group: Parameters<typeof rollBack>[0]): void {
  group.each.setup(() => {
    app.container.swap(Receivers, () => new Receivers(NETWORK))
    return () => app.container.restore(Receivers)
  })
}

test.group('A webhook is refused', (group) => {
  dialect(group)
  rollBack(group)
  useNetwork(group)

  for (const [what, changes, status, code] of [
    ['without events', { events: [] }, 422, 'VALIDATION_FAILED'],
    ['for an event that does not exist', { events: ['post.liked'] }, 422, 'VALIDATION_FAILED'],
    ['for the same event twice', { events: ['post.created', 'post.created'] }, 422, 'VALIDATION_FAILED'],
    ['for a test, which cannot be chosen', { events: ['webhook.test'] }, 422, 'VALIDATION_FAILED'],
    ['without an address', { url: '' }, 422, 'VALIDATION_FAILED'],
    ['over http', { url: 'http://hooks.example.com/' }, 422, 'WEBHOOK_ADDRESS_REFUSED'],
    ['at an IP address', { url: 'https://93.184.215.14/' }, 422, 'WEBHOOK_ADDRESS_REFUSED'],
    ['at a private host', { url: 'https://intranet.example.com/' }, 422, 'WEBHOOK_ADDRESS_REFUSED'],
    ['at another port', { url: 'https://hooks.example.com:22/' }, 422, 'WEBHOOK_ADDRESS_REFUSED'],
    ['with credentials', { url: 'https://a:b@hooks.example.com/' }, 422, 'WEBHOOK_ADDRESS_REFUSED'],
  ] as const) {
    test(what, async ({ assert }) => {
      const team = await makeTeam()
      const answer = await callApi('POST', pathOf(team), { as: team.admin, body: { ...INPUT, ...changes } })
      assert.equal(answer.status, status)
      assert.equal(answer.body?.code, code)
      const { id } = await makeWebhook(team)
      const changed = await callApi('PATCH', pathOf(team, `/${id}`), { as: team.admin, body: changes })
      assert.equal(changed.body?.code, code)
      assert.isEmpty(await auditOf(team.organizationId))
    })
  }

  test('beyond the most that an organization can have', async ({ assert }) => {
    const team = await makeTeam()
    for (let at = 0; at < WEBHOOKS_MAX; at += 1) await makeWebhook(team)
    const answer = await callApi('POST', pathOf(team), { as: team.admin, body: INPUT })
    assert.equal(answer.body?.code, 'WEBHOOK_LIMIT_REACHED')
  })

  test('when it belongs to another organization, like its deliveries', async ({ assert }) => {
    const team = await makeTeam()
    const other = await makeTeam()
    const { id } = await makeWebhook(other)
    const delivery = await makeDelivery(id)
    const { id: own } = await makeWebhook(team)
    for (const [method, path] of [
      ['GET', `/${id}`],
      ['PATCH', `/${id}`],
      ['DELETE', `/${id}`],
      ['POST', `/${id}/secret`],
      ['POST', `/${id}/tests`],
      ['GET', `/${id}/deliveries`],
      ['GET', `/${id}/deliveries/${delivery}`],
      ['POST', `/${id}/deliveries/${delivery}/resend`],
    ] as const) {
      const body = method === 'PATCH' ? { isEnabled: false } : undefined
      const answer = await callApi(method, pathOf(team, path), { as: team.owner, body })
      assert.equal(answer.body?.code, 'NOT_FOUND', `${method} ${path}`)
    }
    const foreign = await callApi('GET', pathOf(team, `/${own}/deliveries/${delivery}`), { as: team.owner })
    assert.equal(foreign.body?.code, 'NOT_FOUND')
    assert.isTrue(Boolean((await rowOf(id)).is_enabled))
  })
})

test.group('A webhook', (group) => {
  dialect(group)
  rollBack(group)
  useNetwork(group)

  test('is made by an admin, with a secret that is shown once and stored encrypted', async ({ assert }) => {
    const team = await makeTeam()
    const body = { ...INPUT, description: 'The intranet' }
    const made = await callApi('POST', pathOf(team), { as: team.admin, body })
    assert.equal(made.status, 201)
    const { webhook, secret } = made.body as unknown as { webhook: Webhook; secret: string }
    assert.match(secret, /^whsec_/)
    assert.containsSubset(webhook, {
      ...body,
      isEnabled: true,
      switchedOff: null,
      failingSince: null,
      last: null,
      previousSecretUntil: null,
      maker: { id: team.admin.id, name: 'Adam Admin', isMember: true },
    })
    const list = await callApi('GET', pathOf(team), { as: team.owner })
    assert.deepEqual(list.body?.webhooks, [webhook])
    assert.notInclude(JSON.stringify(list.body), 'whsec_')
    const row = await rowOf(webhook.id)
    assert.notInclude(JSON.stringify(row), secret)
    const [entry] = await auditOf(team.organizationId)
    assert.containsSubset(entry, { action: 'integration.connected', subject: 'Webhook hooks.example.com' })
    assert.notInclude(JSON.stringify(entry), 'hidden')
  })

  test('is changed and switched off, and the audit log has what changed', async ({ assert }) => {
    const team = await makeTeam()
    const { id } = await makeWebhook(team, { url: 'https://other.example.com/' })
    await makeDelivery(id)
    const body = { ...INPUT, isEnabled: false }
    const { body: answer } = await callApi('PATCH', pathOf(team, `/${id}`), { as: team.owner, body })
    assert.containsSubset(answer, { webhook: { ...INPUT, isEnabled: false, switchedOff: null } })
    const [entry] = await auditOf(team.organizationId)
    assert.equal(entry?.action, 'integration.updated')
    assert.deepEqual(JSON.parse(String(entry?.after)), {
      baseUrl: 'hooks.example.com',
      events: 'post.created, member.left',
      isActive: 'false',
    })
    const [ended] = await db.from('webhook_deliveries').where('webhook_id', id)
    assert.containsSubset(ended, { state: 'failed', due_at: null })
    await callApi('PATCH', pathOf(team, `/${id}`), { as: team.owner, body })
    assert.lengthOf(await auditOf(team.organizationId), 1)
  })

  test('gets a new secret, and the previous one signs for a day', async ({ assert }) => {
    const team = await makeTeam()
    const { id, secret } = await makeWebhook(team)
    const { body } = await callApi('POST', pathOf(team, `/${id}/secret`), { as: team.admin })
    assert.match(String(body?.secret), /^whsec_/)
    assert.notEqual(body?.secret, secret)
    const until = Date.parse((body!.webhook as Webhook).previousSecretUntil!)
    assert.approximately(until, Date.now() + 24 * 3_600_000, 60_000)
    assert.equal((await auditOf(team.organizationId))[0]?.action, 'integration.updated')
  })

  test('is deleted with its deliveries, and a repeated request is answered the same', async ({ assert }) => {
    const team = await makeTeam()
    const { id } = await makeWebhook(team)
    await makeDelivery(id)
    for (let times = 0; times < 2; times += 1)
      assert.equal((await callApi('DELETE', pathOf(team, `/${id}`), { as: team.admin })).status, 204)
    assert.isEmpty(await db.from('webhook_deliveries').where('webhook_id', id))
    assert.lengthOf(await auditOf(team.organizationId), 1)
  })

  test('outlives its maker and says so', async ({ assert }) => {
    const team = await makeTeam()
    const { id } = await makeWebhook(team)
    const removal = { organizationId: team.organizationId, actorId: team.owner.id, userId: team.admin.id }
    await new RemoveMember().handle(removal)
    const left = await callApi('GET', pathOf(team, `/${id}`), { as: team.owner })
    assert.containsSubset(left.body, { webhook: { maker: { name: 'Adam Admin', isMember: false } } })
    await team.admin.delete()
    const gone = await callApi('GET', pathOf(team, `/${id}`), { as: team.owner })
    assert.containsSubset(gone.body, { webhook: { maker: null, isEnabled: true } })
  })

  test('ends with its organization', async ({ assert }) => {
    const team = await makeTeam()
    const { id } = await makeWebhook(team)
    await makeDelivery(id)
    await new DeleteOrganization().handle({
      organizationId: team.organizationId,
      actorId: team.owner.id,
      name: team.name,
    })
    assert.isEmpty(await db.from('webhooks').where({ id }))
    assert.isEmpty(await db.from('webhook_deliveries').where('webhook_id', id))
  })
})
