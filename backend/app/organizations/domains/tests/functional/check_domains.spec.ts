import { test } from '@japa/runner'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import { withMail } from '#identity/accounts/tests/support/with_mail'
import { checkDomains } from '#organizations/domains/jobs/check_domains'
import TellManagers from '#organizations/domains/jobs/tell_managers'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'
import { runOnly } from '#tests/jobs'
import { mailsTo } from '#tests/mails'
import { dialect } from '#tests/tags'
import {
  add,
  domainAudit,
  domainIn,
  domainsOf,
  join,
  makeDomain,
  offersOf,
  pathOf,
  restoreLookUp,
  useLookUp,
} from '../support/domains.js'

const DOMAIN = 'bolt.test'
const DAY = 86_400_000
const CODE = /^(?:[A-Z2-9]{4}-){3}[A-Z2-9]{4}$/m

const stateOf = async (team: Team) => (await domainsOf(team)).domains[0]!.state

/** Proves a domain by mail. */
async function proveByMail(team: Team): Promise<string> {
  const { id } = domainIn(await add(team, DOMAIN))
  await callApi('POST', pathOf(team, `/${id}/code`), { as: team.owner, body: { mailbox: 'postmaster' } })
  await confirm(team, id)
  return id
}

async function confirm(team: Team, id: string) {
  const code = (await mailsTo(`postmaster@${DOMAIN}`)).at(-1)!.text.match(CODE)![0]
  return callApi('POST', pathOf(team, `/${id}/confirm`), { as: team.owner, body: { code } })
}

test.group('The monthly check of a domain', (group) => {
  dialect(group)
  rollBack(group)
  restoreLookUp(group)
  const clock = new FakeClock()
  group.each.setup(() => useClock(clock))

  /** Runs the check each day. */
  async function pass(days: number) {
    for (let day = 0; day < days; day += 1) {
      clock.advance(DAY)
      await checkDomains()
    }
    await runOnly(TellManagers)
  }

  test('looks the record up once in thirty days', async ({ assert }) => {
    const team = await makeTeam()
    await makeDomain(team, DOMAIN)
    let lookUps = 0
    useLookUp(() => {
      lookUps += 1
      return 'found'
    })
    await pass(29)
    assert.equal(lookUps, 0)
    await pass(1)
    assert.equal(lookUps, 1)
    assert.containSubset((await domainsOf(team)).domains, [
      { state: 'proven', checkedAt: clock.now().toISOString() },
    ])
  })

  test('tells owners of a missing record, and ends the proof a week later; members stay', async ({
    assert,
  }) => {
    const team = await makeTeam()
    await makeDomain(team, DOMAIN, 'direct')
    const [member, late] = [
      await makeUser({ email: `ada@${DOMAIN}` }),
      await makeUser({ email: `cora@${DOMAIN}` }),
    ]
    await join(team, member)
    useLookUp(() => 'missing')
    await pass(30)
    assert.equal(await stateOf(team), 'failing')
    assert.lengthOf(await mailsTo(team.owner.email), 1)
    assert.isEmpty(await mailsTo(team.admin.email))
    assert.lengthOf(await offersOf(late), 1)
    await pass(6)
    assert.equal(await stateOf(team), 'failing')
    await pass(1)
    assert.equal(await stateOf(team), 'lost')
    assert.lengthOf(await mailsTo(team.owner.email), 2)
    assert.isEmpty(await offersOf(late))
    assert.deepEqual((await join(team, member)).body, { state: 'joined' })
    assert.equal((await domainAudit(team)).at(-1), `domain.lost ${DOMAIN}`)
    const other = await makeTeam()
    await makeDomain(other, DOMAIN)
    assert.equal(await stateOf(other), 'proven')
  })

  test('goes on as before once the record is back', async ({ assert }) => {
    const team = await makeTeam()
    await makeDomain(team, DOMAIN)
    useLookUp(() => 'missing')
    await pass(33)
    useLookUp(() => 'found')
    await pass(1)
    assert.containSubset((await domainsOf(team)).domains, [{ state: 'proven', endsAt: null }])
  })

  test('does not end a proof because name servers fail for a while', async ({ assert }) => {
    const team = await makeTeam()
    await makeDomain(team, DOMAIN)
    useLookUp(() => 'failed')
    await pass(31)
    assert.equal(await stateOf(team), 'proven')
    assert.isEmpty(await mailsTo(team.owner.email))
    await pass(20)
    assert.equal(await stateOf(team), 'failing')
    assert.lengthOf(await mailsTo(team.owner.email), 1)
    useLookUp(() => 'found')
    await pass(1)
    assert.equal(await stateOf(team), 'proven')
  })

  test('mails a new code where it was proven by mail, and ends the proof two weeks later', async ({
    assert,
    cleanup,
  }) => {
    withMail(cleanup)
    const team = await makeTeam()
    const id = await proveByMail(team)
    await pass(30)
    assert.lengthOf(await mailsTo(`postmaster@${DOMAIN}`), 2)
    assert.include((await mailsTo(team.owner.email))[0]!.text, `postmaster@${DOMAIN}`)
    assert.equal(await stateOf(team), 'failing')
    await pass(10)
    await confirm(team, id)
    assert.equal(await stateOf(team), 'proven')
    await pass(30)
    assert.lengthOf(await mailsTo(`postmaster@${DOMAIN}`), 3)
    await pass(14)
    assert.equal(await stateOf(team), 'lost')
  })

  test('is done once by two servers at the same time', async ({ assert }) => {
    const team = await makeTeam()
    await makeDomain(team, DOMAIN)
    useLookUp(() => 'missing')
    clock.advance(30 * DAY)
    await Promise.all([checkDomains(), checkDomains()])
    await runOnly(TellManagers)
    assert.lengthOf(await mailsTo(team.owner.email), 1)
  })
})
