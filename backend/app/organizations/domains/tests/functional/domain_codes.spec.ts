import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import { withMail } from '#identity/accounts/tests/support/with_mail'
import { verdict } from '#organizations/invitations/tests/support/invite'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import { mailsTo } from '#tests/mails'
import { dialect } from '#tests/tags'
import { add, domainIn, domainsOf, makeDomain, pathOf, restoreLookUp } from '../support/domains.js'

const DOMAIN = 'bolt.test'
const HOUR = 3_600_000
const CODE = /^(?:[A-Z2-9]{4}-){3}[A-Z2-9]{4}$/m

const send = (team: Team, id: string, mailbox: unknown = 'postmaster') =>
  callApi('POST', pathOf(team, `/${id}/code`), { as: team.owner, body: { mailbox } })

const confirm = (team: Team, id: string, code: unknown) =>
  callApi('POST', pathOf(team, `/${id}/confirm`), { as: team.owner, body: { code } })

const newDomain = async (team: Team, domain = DOMAIN) => domainIn(await add(team, domain)).id

async function codeTo(address: string): Promise<string> {
  return (await mailsTo(address)).at(-1)!.text.match(CODE)![0]
}

test.group('The proof by mail', (group) => {
  dialect(group)
  rollBack(group)
  restoreLookUp(group)
  const clock = new FakeClock()
  group.each.setup(() => useClock(clock))

  test('is refused to other mailboxes', async ({ assert, cleanup }) => {
    const team = await makeTeam()
    const id = await newDomain(team)
    withMail(cleanup)
    for (const mailbox of ['ceo', 'postmaster@evil.test', 'admin\r\nBcc: x', null, 1])
      assert.equal((await send(team, id, mailbox)).status, 422)
    assert.lengthOf(await db.from('outgoing_mails'), 0)
  })

  test('needs the newest code, in time, once, for this domain', async ({ assert, cleanup }) => {
    withMail(cleanup)
    const team = await makeTeam()
    const id = await newDomain(team)
    const otherId = await newDomain(team, 'other.test')
    assert.containSubset(domainIn(await send(team, id)), { mailbox: 'postmaster', state: 'pending' })
    const old = await codeTo(`postmaster@${DOMAIN}`)
    await send(team, id, 'admin')
    const code = await codeTo(`admin@${DOMAIN}`)
    for (const wrong of [old, '', 'AAAA-BBBB-CCCC-DDDD'])
      assert.include(['DOMAIN_CODE_INVALID', 'VALIDATION_FAILED'], verdict(await confirm(team, id, wrong)))
    assert.equal(verdict(await confirm(team, otherId, code)), 'DOMAIN_CODE_INVALID')
    const answer = domainIn(await confirm(team, id, ` ${code.toLowerCase().replaceAll('-', ' ')}`))
    assert.containSubset(answer, { state: 'proven', proof: 'mail', codeExpiresAt: null })
    assert.equal(verdict(await confirm(team, id, code)), 'DOMAIN_CODE_INVALID')
  })

  test('ends after a day', async ({ assert, cleanup }) => {
    withMail(cleanup)
    const team = await makeTeam()
    const id = await newDomain(team)
    await send(team, id)
    const code = await codeTo(`postmaster@${DOMAIN}`)
    clock.advance(24 * HOUR)
    assert.equal(verdict(await confirm(team, id, code)), 'DOMAIN_CODE_INVALID')
    assert.isNull((await domainsOf(team)).domains[0]!.mailbox)
  })

  test('stores no code, and mails no link that proves anything', async ({ assert, cleanup }) => {
    withMail(cleanup)
    const team = await makeTeam()
    const id = await newDomain(team)
    await send(team, id)
    const [mail] = await mailsTo(`postmaster@${DOMAIN}`)
    const row = await db.from('organization_domains').where({ id }).firstOrFail()
    assert.notInclude(JSON.stringify(row), mail!.text.match(CODE)![0])
    assert.notMatch(mail!.text, /https?:/)
  })

  test('is limited in wrong codes', async ({ assert, cleanup }) => {
    withMail(cleanup)
    const team = await makeTeam()
    const id = await newDomain(team)
    await send(team, id)
    let last = ''
    for (let count = 0; count < 20 && last !== '429'; count += 1)
      last = String((await confirm(team, id, 'AAAA-AAAA-AAAA-AAAA')).status)
    assert.equal(last, '429')
    const code = await codeTo(`postmaster@${DOMAIN}`)
    assert.equal((await confirm(team, id, code)).status, 429)
  })

  test('does not flood a domain, whatever organizations ask', async ({ assert, cleanup }) => {
    withMail(cleanup)
    const statuses: number[] = []
    for (const mailbox of [
      'postmaster',
      'admin',
      'postmaster',
      'admin',
      'postmaster',
      'admin',
      'postmaster',
    ]) {
      const team = await makeTeam()
      statuses.push((await send(team, await newDomain(team), mailbox)).status)
    }
    assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429, 429])
  })

  test('does not take a domain that another organization has proven', async ({ assert, cleanup }) => {
    withMail(cleanup)
    await makeDomain(await makeTeam(), DOMAIN)
    const team = await makeTeam()
    const id = await newDomain(team)
    await send(team, id)
    assert.equal(verdict(await confirm(team, id, await codeTo(`postmaster@${DOMAIN}`))), 'DOMAIN_TAKEN')
  })
})
