import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import User from '#identity/users/models/user'
import type { ErrorCode } from '#contract/error_code'
import { SIGN_UP_POLICIES, type SignUpPolicy } from '#contract/identity/rules/sign_up'
import { setupToken } from '#identity/auth/rules/setup_token'
import { startPeer } from '#identity/external_sign_in/tests/support/peer'
import {
  choose,
  comeBack,
  leave,
  verified,
} from '#identity/external_sign_in/tests/support/sign_in_with_provider'
import { LISTED, saveSettings } from '#identity/installation/tests/support/sign_up_settings'
import { makeProvider, startSandbox } from '#identity/openid/tests/support/openid_provider'
import { makeInvitation } from '#organizations/invitations/tests/support/invite'
import { Browser } from '#tests/browser'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { codeFor, exchange, newDesktop } from '#tests/desktop_client'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import { makeUser, PASSWORD } from '#tests/factories/user_factory'
import { setUp } from '#tests/set_up'
import { dialect } from '#tests/tags'

type Verdict = 'made' | ErrorCode
type Path = (team: Team) => Promise<Verdict>

const EVE = 'eve@example.org'
const INSIDER = `eve@${LISTED}`

async function withPassword(email: string, invitation?: string): Promise<Verdict> {
  const body = { name: 'Eve', email, password: PASSWORD, invitation }
  const answer = await callApi('POST', '/api/auth/register', { body })
  return answer.status === 201 ? 'made' : (answer.body!.code as ErrorCode)
}

async function withProvider(provider: string, email: string, invitation = ''): Promise<Verdict> {
  const browser = new Browser()
  const query = invitation && `?invitation=${invitation}`
  const callback = await choose(browser, await leave(browser, provider, query), verified('Eve', email))
  const outcome = await comeBack(browser, callback)
  return outcome.token === undefined ? (outcome.error as ErrorCode) : 'made'
}

const withNorthwind = (email: string, invitation?: string) => withProvider('oidc-company', email, invitation)

/** The browser signs up, and passes a code to the desktop client. */
async function onDesktop(): Promise<Verdict> {
  const verdict = await withPassword(EVE)
  if (verdict !== 'made') return verdict
  const desktop = newDesktop()
  const user = (await User.findByEmail(EVE))!
  const { status } = await exchange(await codeFor(user, desktop), desktop.verifier)
  return status === 200 ? 'made' : 'DESKTOP_CODE_INVALID'
}

async function setUpAnew(): Promise<Verdict> {
  await db.from('users').where('is_admin', true).update({ is_admin: false })
  const body = { token: setupToken(), name: 'Eve', email: EVE, password: PASSWORD }
  const answer = await callApi('POST', '/api/setup', { body })
  return answer.status === 201 ? 'made' : (answer.body!.code as ErrorCode)
}

const invitationFor = async (team: Team, email: string) => (await makeInvitation(team, email)).token

async function linkOf({ organizationId, owner }: Team): Promise<string> {
  const path = `/api/organizations/${organizationId}/invite-link`
  const { body } = await callApi('PUT', path, { as: owner, body: { role: 'member' } })
  return (body!.inviteLink as { link: string }).link.split('/').at(-1)!
}

async function endedLinkOf(team: Team): Promise<string> {
  const token = await linkOf(team)
  await callApi('DELETE', `/api/organizations/${team.organizationId}/invite-link`, { as: team.owner })
  return token
}

const STRANGER: Record<SignUpPolicy, Verdict> = {
  open: 'made',
  invited: 'SIGN_UP_BY_INVITATION',
  domains: 'SIGN_UP_DOMAIN',
  closed: 'SIGN_UP_CLOSED',
}
const INVITED = { ...STRANGER, invited: 'made', domains: 'made' } as const
const AT_DOMAIN = { ...STRANGER, domains: 'made' } as const
const ANYONE = { ...INVITED, closed: 'made' } as const

/** Each path to an account, and what becomes of it under each policy. */
const TABLE: Record<string, [Record<SignUpPolicy, Verdict>, Path]> = {
  'the form': [STRANGER, () => withPassword(EVE)],
  'the form, at a listed domain': [AT_DOMAIN, () => withPassword(INSIDER)],
  'the form, below a listed domain': [STRANGER, () => withPassword(`eve@mail.${LISTED}`)],
  'the form, with an invitation': [
    INVITED,
    async (team) => withPassword(EVE, await invitationFor(team, EVE)),
  ],
  'the form, with an invitation of someone else': [
    STRANGER,
    async (team) => withPassword(EVE, await invitationFor(team, 'ada@example.org')),
  ],
  'the form, with an invite link': [INVITED, async (team) => withPassword(EVE, await linkOf(team))],
  'the form, with a revoked invite link': [
    STRANGER,
    async (team) => withPassword(EVE, await endedLinkOf(team)),
  ],
  'the form, with an unknown token': [STRANGER, () => withPassword(EVE, 'x'.repeat(43))],
  Google: [STRANGER, () => withProvider('google', EVE)],
  'Google, at a listed domain': [AT_DOMAIN, () => withProvider('google', INSIDER)],
  'Google, with an invitation': [
    INVITED,
    async (team) => withProvider('google', EVE, await invitationFor(team, EVE)),
  ],
  'Google, with an invitation of someone else': [
    STRANGER,
    async (team) => withProvider('google', EVE, await invitationFor(team, 'ada@example.org')),
  ],
  'Google, with an invite link': [INVITED, async (team) => withProvider('google', EVE, await linkOf(team))],
  LinkedIn: [STRANGER, () => withProvider('linkedin', EVE)],
  'LinkedIn, with an invite link': [
    INVITED,
    async (team) => withProvider('linkedin', EVE, await linkOf(team)),
  ],
  'the company’s provider': [STRANGER, () => withNorthwind(EVE)],
  'the company’s provider, at a listed domain': [AT_DOMAIN, () => withNorthwind(INSIDER)],
  'the company’s provider, with an invitation': [
    INVITED,
    async (team) => withNorthwind(EVE, await invitationFor(team, EVE)),
  ],
  'the company’s provider, with an invite link': [
    INVITED,
    async (team) => withNorthwind(EVE, await linkOf(team)),
  ],
  'the desktop client': [STRANGER, onDesktop],
  'the set-up': [ANYONE, setUpAnew],
}

const countUsers = async () => (await User.all()).length

const wayOf = (path: string) => (/^(Google|LinkedIn|the company)/.test(path) ? 'external' : 'passwords')

test.group('Signing up', (group) => {
  dialect(group)
  group.setup(() => startSandbox())
  rollBack(group)
  setUp(group)
  group.each.setup(async () => void (await makeProvider()))

  for (const [path, [verdicts, signUp]] of Object.entries(TABLE))
    for (const policy of SIGN_UP_POLICIES)
      test(`by ${path}, where sign-up is ${policy}: ${verdicts[policy]}`, async ({ assert }) => {
        const way = wayOf(path)
        const others = way === 'external' ? 'passwords' : 'external'
        await saveSettings({ [way]: policy, [others]: policy === 'open' ? 'closed' : 'open' })
        const team = await makeTeam()
        const before = await countUsers()
        assert.equal(await signUp(team), verdicts[policy])
        assert.equal(await countUsers(), before + (verdicts[policy] === 'made' ? 1 : 0))
      })
})

test.group('An account that exists', (group) => {
  group.setup(() => startPeer())
  rollBack(group)
  setUp(group)

  test('signs in, where sign-up is closed', async ({ assert }) => {
    assert.equal(await withProvider('google', EVE), 'made')
    const { email } = await makeUser()
    await saveSettings({ passwords: 'closed', external: 'closed' })
    assert.equal(await withProvider('google', EVE), 'made')
    const body = { email, password: PASSWORD }
    assert.equal((await callApi('POST', '/api/auth/login', { body })).status, 200)
  })

  test('is not told apart from a new one, where sign-up is closed', async ({ assert }) => {
    const { email } = await makeUser()
    assert.equal(await withPassword(email), 'EMAIL_EXISTS')
    await saveSettings({ passwords: 'closed' })
    assert.equal(await withPassword(email), 'SIGN_UP_CLOSED')
  })

  test('whose address is at a listed domain is unconfirmed until its owner confirms it', async ({
    assert,
  }) => {
    await saveSettings({ passwords: 'domains' })
    assert.equal(await withPassword(INSIDER), 'made')
    assert.isNull((await User.findByEmail(INSIDER))!.emailVerifiedAt)
  })
})
