import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import { inTransaction } from '#core/database/transactions/transaction'
import TellManagers from '#organizations/domains/jobs/tell_managers'
import TellRequester from '#organizations/domains/jobs/tell_requester'
import { deleteDeclinedRequests } from '#organizations/domains/repositories/join_requests'
import { accept, makeInvitation, verdict } from '#organizations/invitations/tests/support/invite'
import LeaveOrganization from '#organizations/organizations/actions/leave_organization'
import RemoveMember from '#organizations/organizations/actions/remove_member'
import { accountMemberships } from '#organizations/organizations/repositories/account_memberships'
import { findMembership } from '#organizations/organizations/queries/find_membership'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'
import { runOnly } from '#tests/jobs'
import { mailsTo } from '#tests/mails'
import { dialect } from '#tests/tags'
import {
  answerRequest,
  dismiss,
  domainAudit,
  join,
  makeDomain,
  offersOf,
  pathOf,
  requestsTo,
  restoreLookUp,
  withdraw,
} from '../support/domains.js'

const DOMAIN = 'bolt.test'
const DAY = 86_400_000

const colleague = (more: object = {}) =>
  makeUser({ name: 'Cora Colleague', email: `cora@${DOMAIN}`, ...more })
const roleOf = async (team: Team, { id }: { id: string }) =>
  (await findMembership(id, team.organizationId))?.role

test.group('An organization whose domain is proven', (group) => {
  dialect(group)
  rollBack(group)
  restoreLookUp(group)
  const clock = new FakeClock()
  group.each.setup(() => useClock(clock))

  for (const [who, more] of [
    ['with an unconfirmed address', { isUnconfirmed: true }],
    ['at a subdomain', { email: `cora@mail.${DOMAIN}` }],
    ['at another domain', { email: 'cora@other.test' }],
    ['whose name looks like the domain', { email: `"a@${DOMAIN}"@evil.test` }],
  ] as const)
    test(`does not exist to people ${who}`, async ({ assert }) => {
      const team = await makeTeam()
      await makeDomain(team, DOMAIN, 'direct')
      const person = await colleague(more)
      assert.isEmpty(await offersOf(person))
      assert.equal(verdict(await join(team, person)), 'JOIN_NOT_OFFERED')
      assert.isUndefined(await roleOf(team, person))
    })

  test('does not exist before the proof, nor after the domain is removed', async ({ assert }) => {
    const team = await makeTeam()
    const person = await colleague()
    await callApi('POST', pathOf(team), { as: team.owner, body: { domain: DOMAIN, joining: 'direct' } })
    assert.isEmpty(await offersOf(person))
    assert.equal(verdict(await join(team, person)), 'JOIN_NOT_OFFERED')
  })

  test('is joined by people themselves where it allows that, once', async ({ assert }) => {
    const team = await makeTeam()
    await makeDomain(team, DOMAIN, 'direct')
    const person = await colleague()
    assert.deepEqual(await offersOf(person), [
      {
        organization: { id: team.organizationId, name: team.name },
        domain: DOMAIN,
        joining: 'direct',
        requestedAt: null,
        isDismissed: false,
      },
    ])
    assert.equal(verdict(await join(team)), 'UNAUTHENTICATED')
    for (let turn = 0; turn < 2; turn += 1)
      assert.deepEqual((await join(team, person)).body, { state: 'joined' })
    assert.equal(await roleOf(team, person), 'member')
    assert.isEmpty(await offersOf(person))
    const { members_count: count } = await db
      .from('organizations')
      .where('id', team.organizationId)
      .firstOrFail()
    assert.equal(count, 4)
    const { body } = await callApi('GET', '/api/notifications', { as: team.admin })
    assert.include(JSON.stringify(body), 'member.joined')
  })

  test('is asked, once, and mails those who can answer', async ({ assert }) => {
    const team = await makeTeam()
    await makeDomain(team, DOMAIN)
    const person = await colleague()
    for (let turn = 0; turn < 2; turn += 1)
      assert.deepEqual((await join(team, person)).body, { state: 'requested' })
    assert.isUndefined(await roleOf(team, person))
    assert.isString((await offersOf(person))[0]!.requestedAt)
    const requests = await requestsTo(team, team.admin)
    assert.containSubset(requests, [
      { person: { name: person.name, email: person.email }, wasRemoved: false },
    ])
    await runOnly(TellManagers)
    for (const manager of [team.owner, team.admin]) assert.lengthOf(await mailsTo(manager.email), 1)
    assert.isEmpty(await mailsTo(team.member.email))
  })

  test('approves a request: the person is a member, and is told', async ({ assert }) => {
    const team = await makeTeam()
    await makeDomain(team, DOMAIN)
    const person = await colleague()
    await join(team, person)
    const [request] = await requestsTo(team, team.owner)
    assert.equal(verdict(await answerRequest(team, request!.id, 'approve', team.member)), 'FORBIDDEN')
    assert.equal(
      verdict(await answerRequest(await makeTeam(), request!.id, 'approve', person)),
      'ORG_NOT_FOUND',
    )
    const other = await makeTeam()
    assert.equal(verdict(await answerRequest(other, request!.id, 'approve', other.owner)), 'NOT_FOUND')
    for (let turn = 0; turn < 2; turn += 1)
      assert.equal((await answerRequest(team, request!.id, 'approve', team.admin)).status, 204)
    assert.equal(verdict(await answerRequest(team, request!.id, 'decline', team.owner)), 'NOT_FOUND')
    assert.equal(await roleOf(team, person), 'member')
    assert.isEmpty(await requestsTo(team, team.owner))
    await runOnly(TellRequester)
    assert.match((await mailsTo(person.email))[0]!.subject, /now a member/)
    assert.deepEqual((await domainAudit(team)).slice(-2), [
      `join.requested ${person.name}`,
      `join.approved ${person.name}`,
    ])
  })

  test('declines a request: the person is told, and cannot ask again for a month', async ({ assert }) => {
    const team = await makeTeam()
    await makeDomain(team, DOMAIN)
    const person = await colleague()
    await join(team, person)
    const [request] = await requestsTo(team, team.owner)
    assert.equal((await answerRequest(team, request!.id, 'decline', team.owner)).status, 204)
    await runOnly(TellRequester)
    assert.match((await mailsTo(person.email))[0]!.subject, /declined/)
    assert.isEmpty(await offersOf(person))
    assert.equal(verdict(await join(team, person)), 'JOIN_NOT_OFFERED')
    clock.advance(31 * DAY)
    await deleteDeclinedRequests()
    assert.lengthOf(await offersOf(person), 1)
  })

  test('has no request any more once the person has withdrawn it', async ({ assert }) => {
    const team = await makeTeam()
    const id = await makeDomain(team, DOMAIN)
    const person = await colleague()
    await join(team, person)
    await callApi('DELETE', pathOf(team, `/${id}`), { as: team.owner })
    assert.containSubset(await offersOf(person), [{ domain: null, joining: 'request' }])
    assert.equal((await withdraw(team, team.stranger)).status, 204)
    assert.lengthOf(await requestsTo(team, team.owner), 1)
    for (let turn = 0; turn < 2; turn += 1) assert.equal((await withdraw(team, person)).status, 204)
    assert.isEmpty(await requestsTo(team, team.owner))
    assert.isEmpty(await offersOf(person))
  })

  test('stays offered to who dismisses it, marked for them alone', async ({ assert }) => {
    const team = await makeTeam()
    await makeDomain(team, DOMAIN, 'direct')
    const [person, other] = [await colleague(), await colleague({ email: `other@${DOMAIN}` })]
    assert.equal(verdict(await dismiss(team)), 'UNAUTHENTICATED')
    for (let turn = 0; turn < 2; turn += 1) assert.equal((await dismiss(team, person)).status, 204)
    assert.isTrue((await offersOf(person))[0]!.isDismissed)
    assert.isFalse((await offersOf(other))[0]!.isDismissed)
    assert.deepEqual((await join(team, person)).body, { state: 'joined' })
  })

  test('cannot be dismissed by those to whom it does not exist', async ({ assert }) => {
    const team = await makeTeam()
    await makeDomain(team, DOMAIN)
    assert.equal((await dismiss(team, team.stranger)).status, 204)
    assert.lengthOf(await db.from('dismissed_join_offers'), 0)
  })

  test('does not take back whom it has removed without a yes', async ({ assert }) => {
    const team = await makeTeam()
    await makeDomain(team, DOMAIN, 'direct')
    const person = await colleague()
    await join(team, person)
    const { organizationId, owner } = team
    await new RemoveMember().handle({ organizationId, actorId: owner.id, userId: person.id })
    assert.equal((await offersOf(person))[0]!.joining, 'request')
    assert.deepEqual((await join(team, person)).body, { state: 'requested' })
    assert.isTrue((await requestsTo(team, owner))[0]!.wasRemoved)
    const { token } = await makeInvitation(team, person.email)
    await accept(token, person)
    assert.equal(await roleOf(team, person), 'member')
    assert.isEmpty(await requestsTo(team, owner))
  })

  test('takes back at once who has left, without an old request', async ({ assert }) => {
    const team = await makeTeam()
    await makeDomain(team, DOMAIN)
    const person = await colleague()
    await join(team, person)
    const { token } = await makeInvitation(team, person.email)
    await accept(token, person)
    await new LeaveOrganization().handle({ organizationId: team.organizationId, userId: person.id })
    assert.isEmpty(await requestsTo(team, team.owner))
    assert.isNull((await offersOf(person))[0]!.requestedAt)
  })

  test('sees no request of a disabled account, and none of a closed one', async ({ assert }) => {
    const team = await makeTeam()
    await makeDomain(team, DOMAIN)
    const person = await colleague()
    await join(team, person)
    await db.from('users').where('id', person.id).update({ disabled_at: '2026-01-01' })
    assert.isEmpty(await requestsTo(team, team.owner))
    await inTransaction((trx) => accountMemberships.erase!(trx, person))
    assert.lengthOf(await db.from('join_requests'), 0)
  })
})

test.group('Concurrent joining', (group) => {
  dialect(group)
  restoreLookUp(group)
  group.each.teardown(async () => {
    for (const table of ['outgoing_mails', 'organizations', 'users']) await db.from(table).delete()
  })

  for (const joining of ['direct', 'request'] as const)
    test(`by one person happens once: ${joining}`, async ({ assert }) => {
      const team = await makeTeam()
      await makeDomain(team, DOMAIN, joining)
      const person = await colleague()
      const answers = await Promise.all(Array.from({ length: 8 }, () => join(team, person)))
      assert.deepEqual([...new Set(answers.map(verdict))], ['200'])
      const table = joining === 'direct' ? 'memberships' : 'join_requests'
      assert.lengthOf(await db.from(table).where('user_id', person.id), 1)
    }).timeout(60_000)

  test('is approved by two admins once', async ({ assert }) => {
    const team = await makeTeam()
    await makeDomain(team, DOMAIN)
    const person = await colleague()
    await join(team, person)
    const [request] = await requestsTo(team, team.owner)
    const answers = await Promise.all(
      [team.owner, team.admin].map((as) => answerRequest(team, request!.id, 'approve', as)),
    )
    assert.sameMembers(answers.map(verdict), ['204', 'NOT_FOUND'])
    assert.lengthOf(await db.from('memberships').where('user_id', person.id), 1)
  }).timeout(60_000)
})
