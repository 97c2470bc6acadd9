import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import User from '#identity/users/models/user'
import type { OpenIdProviderSettings } from '#contract/identity/data/openid_provider'
import {
  completeFlow,
  exchange,
  goThrough,
  leave,
  verified,
} from '#identity/external_sign_in/tests/support/sign_in_with_provider'
import { NORTHWIND, makeProvider, startSandbox } from '#identity/openid/tests/support/openid_provider'
import { StandInProvider } from '#identity/openid/tests/support/stand_in_provider'
import { Browser } from '#tests/browser'
import { callApi, tokenOf } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeTwoFactor } from '#tests/factories/two_factor_factory'
import { makeUser, PASSWORD } from '#tests/factories/user_factory'
import { mailsTo } from '#tests/mails'

const NOOR = verified('Noor', 'noor@example.org')

async function signIn(choice: Record<string, string>) {
  const browser = new Browser()
  const outcome = await goThrough(browser, choice, 'oidc-company')
  return { outcome, session: outcome.token ? (await exchange(browser, outcome.token)).body : null }
}

test.group('A sign-in with an OpenID provider', (group) => {
  group.setup(() => startSandbox())
  rollBack(group)

  test('makes an account, and opens it again', async ({ assert }) => {
    await makeProvider()
    const { session } = await signIn({ person: 'sofia' })
    assert.containsSubset(session?.user, { name: 'Sofia Lindqvist', emailVerified: true, hasPassword: false })
    assert.equal((await signIn({ person: 'sofia' })).session?.user.id, session?.user.id)
    assert.deepEqual(await db.from('identities').select('provider'), [{ provider: 'oidc-company' }])
  })

  test('is offered with its label, before the others, while it is on', async ({ assert }) => {
    await makeProvider({ slug: 'partner', label: 'Partner', isOn: false })
    await makeProvider()
    const { body } = await callApi('GET', '/api/auth/providers')
    assert.containsSubset(body, { passwordSignIn: true })
    const providers = body!.providers as { provider: string; label: string }[]
    assert.deepEqual(
      providers.map(({ provider, label }) => [provider, label]),
      [
        ['oidc-company', 'Northwind'],
        ['google', 'Google'],
        ['linkedin', 'LinkedIn'],
      ],
    )
    const answer = await new Browser().open('/api/auth/oidc-partner')
    assert.equal(answer.headers.get('location'), 'http://fanfare.test/auth?error=NOT_FOUND')
  })

  test('asks the provider for its scopes, with PKCE and a nonce', async ({ assert }) => {
    await makeProvider({ scopes: 'openid email' })
    const { searchParams } = await leave(new Browser(), 'oidc-company')
    assert.equal(searchParams.get('scope'), 'openid email')
    assert.equal(searchParams.get('client_id'), NORTHWIND.clientId)
    assert.equal(searchParams.get('redirect_uri'), 'http://fanfare.test/api/auth/oidc-company/callback')
    assert.equal(searchParams.get('code_challenge_method'), 'S256')
    for (const name of ['state', 'nonce', 'code_challenge'])
      assert.match(searchParams.get(name) ?? '', /^[\w-]{43}$/, name)
  })

  const REFUSALS: [string, Record<string, string>, Partial<OpenIdProviderSettings>, string][] = [
    ['who cancels', { cancel: 'yes' }, {}, 'EXTERNAL_DENIED'],
    ['without an address', { person: 'kim' }, {}, 'EXTERNAL_EMAIL_MISSING'],
    ['with an address nobody has verified', { person: 'marina' }, {}, 'EXTERNAL_EMAIL_MISSING'],
    [
      'with an address that is unverified, also at a domain of the company',
      { person: 'marina' },
      { emailDomains: ['northwind.example'] },
      'EXTERNAL_EMAIL_MISSING',
    ],
    [
      'who is not in the group',
      { person: 'sofia' },
      { requiredClaim: 'groups', requiredValue: 'fanfare' },
      'EXTERNAL_NOT_ADMITTED',
    ],
    ['without the claim', NOOR, { requiredClaim: 'groups' }, 'EXTERNAL_NOT_ADMITTED'],
  ]

  for (const [who, choice, settings, error] of REFUSALS)
    test(`is refused to a person ${who}`, async ({ assert }) => {
      await makeProvider(settings)
      assert.deepEqual((await signIn(choice)).outcome, { error })
      assert.lengthOf(await User.findManyBy('isAdmin', false), 0)
    })

  test('admits a person in the group', async ({ assert }) => {
    await makeProvider({ requiredClaim: 'groups', requiredValue: 'fanfare' })
    assert.property((await signIn({ person: 'ana' })).outcome, 'token')
  })

  test('joins an account with a password by its password only', async ({ assert }) => {
    await makeProvider()
    await makeUser({ email: 'noor@example.org' })
    assert.property((await signIn(NOOR)).outcome, 'join')
    assert.lengthOf(await db.from('identities'), 0)
  })

  test('still requires the second factor', async ({ assert }) => {
    await makeProvider()
    await signIn(NOOR)
    await makeTwoFactor((await User.findByEmail('noor@example.org'))!)
    assert.isTrue((await signIn(NOOR)).session?.requires2FA)
  })

  test('can be linked in the profile under its label, and unlinked', async ({ assert }) => {
    await makeProvider()
    const user = await makeUser()
    const token = await tokenOf(user)
    const flow = { token, choice: NOOR, provider: 'oidc-company', returnTo: '/profile', password: PASSWORD }
    assert.equal(await completeFlow(new Browser(), { purpose: 'link', ...flow }), '/profile?done=linked')
    const { body } = await callApi('GET', '/api/users/me/identities', { as: token })
    const [identity] = body!.identities as { id: string; label: string; provider: string }[]
    assert.containsSubset(identity, { label: 'Northwind', provider: 'oidc-company' })
    assert.include((await mailsTo(user.email)).at(-1)?.text, 'Northwind')
    const path = `/api/users/me/identities/${identity!.id}`
    const answer = await callApi('DELETE', path, { as: token, body: { password: PASSWORD } })
    assert.equal(answer.status, 204)
  })
})

test.group('An OpenID provider that does not say whether addresses are verified', (group) => {
  rollBack(group)

  test('is believed at the domains of its company only', async ({ assert, cleanup }) => {
    const provider = await StandInProvider.start()
    cleanup(provider.stop)
    await provider.setUp('acme', { emailDomains: ['acme.example'] })
    const claims = (nonce: string, email: string) =>
      provider.sign(provider.claims({ nonce, email, sub: email, email_verified: undefined }))
    assert.property(await provider.signIn((nonce) => claims(nonce, 'noor@acme.example')), 'token')
    assert.deepEqual(await provider.signIn((nonce) => claims(nonce, 'noor@evil.example')), {
      error: 'EXTERNAL_EMAIL_MISSING',
    })
  })

  test('may give name and address with the user info', async ({ assert, cleanup }) => {
    const provider = await StandInProvider.start()
    cleanup(provider.stop)
    await provider.setUp('acme', { nameClaim: 'profile.display' })
    provider.answer('/me', {
      sub: 'noor',
      email: 'noor@example.org',
      email_verified: true,
      profile: { display: 'Noor K.' },
    })
    const bare = { email: undefined, email_verified: undefined, name: undefined }
    await provider.signIn((nonce) => provider.sign(provider.claims({ nonce, ...bare })))
    assert.equal((await User.findByEmail('noor@example.org'))?.name, 'Noor K.')
  })
})
