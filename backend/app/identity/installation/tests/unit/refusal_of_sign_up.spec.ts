import { test } from '@japa/runner'
import fc from 'fast-check'
import { SIGN_UP_POLICIES, type SignUpWay } from '#contract/identity/rules/sign_up'
import { refusalOfSignUp } from '#identity/installation/rules/refusal_of_sign_up'
import { parseMailDomain } from '#core/network/parse_mail_domain'

const policy = fc.constantFrom(...SIGN_UP_POLICIES)
const way = fc.constantFrom<SignUpWay>('passwords', 'external')
const domain = fc.constantFrom('example.org', 'mail.example.org', 'evil-example.org', 'example.org.evil.test')
const local = fc.stringMatching(/^[a-z]{1,8}$/)
const settings = fc.record({ passwords: policy, external: policy, domains: fc.uniqueArray(domain) })
const applicant = fc.record({ way, name: local, domain, isInvited: fc.boolean() })

test.group('Whether an account is refused', () => {
  test('depends on the policy of its own way', ({ assert }) => {
    fc.assert(
      fc.property(settings, applicant, policy, (given, { name, ...person }, other) => {
        const otherWay = person.way === 'passwords' ? 'external' : 'passwords'
        const someone = { ...person, email: `${name}@${person.domain}` }
        const refusal = refusalOfSignUp(given, someone)
        assert.equal(refusalOfSignUp({ ...given, [otherWay]: other }, someone), refusal)
      }),
    )
  })

  test('is decided by openness, invitation and domain alone', ({ assert }) => {
    fc.assert(
      fc.property(settings, applicant, (given, { name, ...person }) => {
        const { way: chosen, isInvited } = person
        const isListed = given[chosen] === 'domains' && given.domains.includes(person.domain)
        const isAllowed = given[chosen] === 'open' || (given[chosen] !== 'closed' && (isInvited || isListed))
        assert.equal(
          refusalOfSignUp(given, { ...person, email: `${name}@${person.domain}` }) === null,
          isAllowed,
        )
      }),
    )
  })

  test('does not depend on how the address is written', ({ assert }) => {
    const given = { passwords: 'domains', external: 'closed', domains: ['xn--bcher-kva.example'] } as const
    const of = (email: string) =>
      refusalOfSignUp(
        { ...given, domains: [...given.domains] },
        { way: 'passwords', email, isInvited: false },
      )
    for (const email of ['a@bücher.example', 'A@BÜCHER.example', 'a@xn--bcher-kva.example'])
      assert.isNull(of(email))
    for (const email of ['a@bucher.example', '"b@xn--bcher-kva.example"@evil.test'])
      assert.equal(of(email), 'SIGN_UP_DOMAIN')
  })
})

test.group('A domain of addresses', () => {
  test('is the same once it is parsed', ({ assert }) => {
    fc.assert(
      fc.property(fc.oneof(fc.domain(), fc.string()), (text) => {
        const parsed = parseMailDomain(text)
        fc.pre(parsed !== null)
        assert.equal(parseMailDomain(parsed!), parsed)
      }),
    )
  })
})
