import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { ORGANIZATION_DOMAINS_MAX } from '#contract/core/rules/limits'
import { newId } from '#core/runtime/ids'
import { verdict } from '#organizations/invitations/tests/support/invite'
import DeleteOrganization from '#organizations/organizations/actions/delete_organization'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeTeam } from '#tests/factories/team_factory'
import { dialect } from '#tests/tags'
import {
  add,
  domainAudit,
  domainIn,
  domainsOf,
  makeDomain,
  pathOf,
  restoreLookUp,
  useLookUp,
  valueOf,
} from '../support/domains.js'

const DOMAIN = 'bolt.test'

test.group('The domains of an organization', (group) => {
  dialect(group)
  rollBack(group)
  restoreLookUp(group)

  for (const domain of [
    'bolt',
    '*.bolt.test',
    '127.0.0.1',
    'co.uk',
    'ada@bolt.test',
    '',
    5,
    null,
    'x'.repeat(300),
  ])
    test(`refuse what is no domain: ${String(domain).slice(0, 20)}`, async ({ assert }) => {
      const team = await makeTeam()
      assert.equal((await add(team, domain)).status, 422)
      assert.isEmpty((await domainsOf(team)).domains)
    })

  for (const domain of ['gmail.com', 'mail.outlook.com', 'live.fi'])
    test(`refuse one where anyone gets an address: ${domain}`, async ({ assert }) => {
      assert.equal(verdict(await add(await makeTeam(), domain)), 'DOMAIN_PUBLIC')
    })

  test('are added by owners, seen by admins, and nothing to others', async ({ assert }) => {
    const team = await makeTeam()
    for (const person of [team.admin, team.member])
      assert.equal(verdict(await add(team, DOMAIN, person)), 'FORBIDDEN')
    assert.equal(verdict(await add(team, DOMAIN, team.stranger)), 'ORG_NOT_FOUND')
    const domain = domainIn(await add(team, '@Bolt.Test.'))
    assert.containSubset(domain, { domain: DOMAIN, state: 'pending', joining: 'request', proof: null })
    assert.equal(domain.record.name, '_fanfare.bolt.test')
    assert.match(domain.record.value, /^fanfare-verification=[\w-]{27}$/)
    assert.containSubset(await domainsOf(team, team.admin), { domains: [domain], canManage: false })
    assert.isTrue((await domainsOf(team)).canManage)
  })

  test('are listed once, however they are written, and are limited', async ({ assert }) => {
    const team = await makeTeam()
    await add(team, 'bücher.example')
    assert.equal(verdict(await add(team, 'xn--bcher-kva.example')), 'DOMAIN_EXISTS')
    for (let count = 1; count < ORGANIZATION_DOMAINS_MAX; count += 1) await add(team, `bolt${count}.test`)
    assert.equal(verdict(await add(team, DOMAIN)), 'DOMAIN_LIMIT_REACHED')
  })

  test('of another organization do not exist', async ({ assert }) => {
    const [team, other] = [await makeTeam(), await makeTeam()]
    const { id } = domainIn(await add(other, DOMAIN))
    for (const call of [
      callApi('PATCH', pathOf(team, `/${id}`), { as: team.owner, body: { joining: 'direct' } }),
      callApi('DELETE', pathOf(team, `/${id}`), { as: team.owner }),
      callApi('POST', pathOf(team, `/${id}/check`), { as: team.owner }),
      callApi('POST', pathOf(team, `/${id}/code`), { as: team.owner, body: { mailbox: 'admin' } }),
      callApi('POST', pathOf(team, `/${newId()}/confirm`), { as: team.owner, body: { code: 'A' } }),
    ])
      assert.equal(verdict(await call), 'NOT_FOUND')
    assert.lengthOf((await domainsOf(other)).domains, 1)
  })

  test('change who may join, and are removed, with entries in the audit log', async ({ assert }) => {
    const team = await makeTeam()
    const id = await makeDomain(team, DOMAIN)
    const change = (joining: unknown) =>
      callApi('PATCH', pathOf(team, `/${id}`), { as: team.owner, body: { joining } })
    assert.equal((await change('everyone')).status, 422)
    for (let turn = 0; turn < 2; turn += 1) assert.equal(domainIn(await change('direct')).joining, 'direct')
    for (let turn = 0; turn < 2; turn += 1)
      assert.equal((await callApi('DELETE', pathOf(team, `/${id}`), { as: team.owner })).status, 204)
    assert.isEmpty((await domainsOf(team)).domains)
    assert.deepEqual(
      await domainAudit(team),
      ['added', 'proven', 'updated', 'removed'].map((what) => `domain.${what} ${DOMAIN}`),
    )
  })
})

test.group('The proof by a record', (group) => {
  dialect(group)
  rollBack(group)
  restoreLookUp(group)

  test('says what to do when the record is missing, or could not be looked up', async ({ assert }) => {
    const team = await makeTeam()
    const { id } = domainIn(await add(team, DOMAIN))
    for (const [lookUp, code] of [
      ['missing', 'DOMAIN_RECORD_MISSING'],
      ['failed', 'DOMAIN_LOOK_UP_FAILED'],
    ] as const) {
      useLookUp(() => lookUp)
      assert.equal(verdict(await callApi('POST', pathOf(team, `/${id}/check`), { as: team.owner })), code)
    }
    assert.equal((await domainsOf(team)).domains[0]!.state, 'pending')
  })

  test('needs the value of this organization', async ({ assert }) => {
    const [team, other] = [await makeTeam(), await makeTeam()]
    const { id } = domainIn(await add(team, DOMAIN))
    const { id: otherId } = domainIn(await add(other, DOMAIN))
    const published = await valueOf(id)
    useLookUp((_domain, value) => (value === published ? 'found' : 'missing'))
    const check = (of: typeof team, domainId: string) =>
      callApi('POST', pathOf(of, `/${domainId}/check`), { as: of.owner })
    assert.equal(verdict(await check(other, otherId)), 'DOMAIN_RECORD_MISSING')
    assert.containSubset(domainIn(await check(team, id)), { state: 'proven', proof: 'dns' })
  })

  test('belongs to the first organization, until it removes the domain or is deleted', async ({ assert }) => {
    const [first, second, third] = [await makeTeam(), await makeTeam(), await makeTeam()]
    const id = await makeDomain(first, DOMAIN)
    const check = async (team: typeof first, domainId: string) =>
      verdict(await callApi('POST', pathOf(team, `/${domainId}/check`), { as: team.owner }))
    const { id: secondId } = domainIn(await add(second, DOMAIN))
    const { id: thirdId } = domainIn(await add(third, DOMAIN))
    assert.equal(await check(second, secondId), 'DOMAIN_TAKEN')
    await callApi('DELETE', pathOf(first, `/${id}`), { as: first.owner })
    assert.equal(await check(second, secondId), '200')
    assert.equal(await check(third, thirdId), 'DOMAIN_TAKEN')
    const { organizationId, owner, name } = second
    await new DeleteOrganization().handle({ organizationId, actorId: owner.id, name })
    assert.equal(await check(third, thirdId), '200')
  })

  test('does not end when an owner checks and it is missing', async ({ assert }) => {
    const team = await makeTeam()
    const id = await makeDomain(team, DOMAIN)
    useLookUp(() => 'missing')
    await callApi('POST', pathOf(team, `/${id}/check`), { as: team.owner })
    assert.equal((await domainsOf(team)).domains[0]!.state, 'proven')
  })

  test('is looked up a limited number of times', async ({ assert }) => {
    const team = await makeTeam()
    const { id } = domainIn(await add(team, DOMAIN))
    let lookUps = 0
    useLookUp(() => {
      lookUps += 1
      return 'missing'
    })
    const statuses = new Set<number>()
    for (let count = 0; count < 32; count += 1)
      statuses.add((await callApi('POST', pathOf(team, `/${id}/check`), { as: team.owner })).status)
    assert.deepEqual([...statuses], [409, 429])
    assert.equal(lookUps, 30)
  })
})

test.group('Concurrent proofs', (group) => {
  dialect(group)
  restoreLookUp(group)
  // Simultaneous writes need real transactions, so these tests are not rolled back.
  group.each.teardown(async () => {
    for (const table of ['outgoing_mails', 'organizations', 'users']) await db.from(table).delete()
  })

  test('of one domain by ten organizations succeed once', async ({ assert }) => {
    const teams = await Promise.all(Array.from({ length: 10 }, () => makeTeam()))
    const ids = await Promise.all(teams.map(async (team) => domainIn(await add(team, DOMAIN)).id))
    useLookUp(() => 'found')
    const answers = await Promise.all(
      teams.map((team, index) => callApi('POST', pathOf(team, `/${ids[index]}/check`), { as: team.owner })),
    )
    const codes = answers.map(verdict).toSorted()
    assert.deepEqual(codes, ['200', ...Array.from({ length: 9 }, () => 'DOMAIN_TAKEN')])
    const proven = await db.from('organization_domains').whereNotNull('proven_at')
    assert.lengthOf(proven, 1)
  }).timeout(60_000)

  test('of one domain that two owners add at once leave one', async ({ assert }) => {
    const team = await makeTeam()
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(team, DOMAIN)))
    assert.lengthOf(
      answers.filter(({ status }) => status === 201),
      1,
    )
    assert.lengthOf((await domainsOf(team)).domains, 1)
  }).timeout(60_000)
})
