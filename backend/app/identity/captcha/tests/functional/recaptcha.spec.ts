import { test } from '@japa/runner'
import RedeemCaptcha from '#identity/captcha/actions/redeem_captcha'
import { says, standInRecaptcha } from '#identity/captcha/tests/support/stand_in_recaptcha'
import { solvedCaptcha } from '#identity/captcha/tests/support/solve_captcha'
import { securityHeaders } from '#core/http/security_headers'
import { callApi } from '#tests/call_api'
import { startServer } from '#tests/server'

const PASSED = { success: true, action: 'support', score: 0.9 }

const redeem = (token = 'a-token-of-google') => new RedeemCaptcha().handle(token, 'support')
const codeOf = async (token?: string): Promise<string> =>
  redeem(token).then(
    () => 'passed',
    ({ code }: { code: string }) => code,
  )

test.group('reCAPTCHA', () => {
  for (const [what, answer] of [
    ['a token that Google refuses', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
    ['a token for another action', { ...PASSED, action: 'sign_in' }],
    ['a token without an action', { success: true, score: 0.9 }],
    ['a score that is too low', { ...PASSED, score: 0.49 }],
    ['an answer without a score', { success: true, action: 'support' }],
  ] as const) {
    test(`refuses ${what}`, async ({ assert, cleanup }) => {
      await standInRecaptcha(cleanup, says(answer))
      assert.equal(await codeOf(), 'CAPTCHA_FAILED')
    })
  }

  test('refuses the work of our own captcha', async ({ assert, cleanup }) => {
    const token = solvedCaptcha()
    await standInRecaptcha(cleanup, says({ success: false }))
    assert.equal(await codeOf(token), 'CAPTCHA_FAILED')
  })

  test('lets nobody pass when the answer is nonsense, an error or a redirect', async ({
    assert,
    cleanup,
  }) => {
    const answers = [says('yes'), says(null), says({ success: 'true' })]
    for (const answer of answers) {
      await standInRecaptcha(cleanup, answer)
      assert.equal(await codeOf(), 'CAPTCHA_UNAVAILABLE')
    }
    await standInRecaptcha(cleanup, (response) => void response.end('<html>'))
    assert.equal(await codeOf(), 'CAPTCHA_UNAVAILABLE')
    await standInRecaptcha(cleanup, (response) => void response.writeHead(500).end('{"success":true}'))
    assert.equal(await codeOf(), 'CAPTCHA_UNAVAILABLE')
    await standInRecaptcha(cleanup, (response) => void response.writeHead(302, { location: '/' }).end())
    assert.equal(await codeOf(), 'CAPTCHA_UNAVAILABLE')
  })

  test('lets nobody pass when there is no answer', async ({ assert, cleanup }) => {
    await standInRecaptcha(cleanup, () => undefined)
    const begin = Date.now()
    assert.equal(await codeOf(), 'CAPTCHA_UNAVAILABLE')
    assert.isBelow(Date.now() - begin, 8_000)
    await standInRecaptcha(cleanup, (response) => void response.destroy())
    assert.equal(await codeOf(), 'CAPTCHA_UNAVAILABLE')
  })

  test('accepts a token that Google accepts for the action, and sends it with the secret', async ({
    assert,
    cleanup,
  }) => {
    const forms = await standInRecaptcha(cleanup, says(PASSED))
    assert.equal(await codeOf(), 'passed')
    assert.deepEqual(Object.fromEntries(forms[0]!), { secret: 'the-secret', response: 'a-token-of-google' })
  })

  test('tells clients its public key, and never the secret', async ({ assert, cleanup }) => {
    await standInRecaptcha(cleanup, says(PASSED))
    const { body } = await callApi('GET', '/api/captcha?action=support')
    assert.deepEqual(body, { kind: 'recaptcha', siteKey: 'the-site-key' })
  })
})

const policy = (recaptcha: boolean) =>
  securityHeaders('https://fanfare.test', { recaptcha })['content-security-policy']!

test.group('The content security policy', () => {
  test('allows Google where reCAPTCHA is configured, and nowhere else', ({ assert }) => {
    assert.notInclude(policy(false), 'google')
    assert.match(policy(true), /script-src 'self' https:\/\/www\.google\.com\/recaptcha\/ /)
    assert.match(policy(true), /frame-src https:\/\/www\.google\.com\/recaptcha\//)
    assert.lengthOf(policy(true).match(/script-src /g)!, 1)
    assert.include(policy(true), "default-src 'none'")
    // Google's script creates its own policies.
    assert.include(policy(false), "require-trusted-types-for 'script'; trusted-types fanfare")
    assert.notInclude(policy(true), 'trusted-types')
  })

  test('is that of a server with these keys', async ({ assert }) => {
    const server = await startServer({ RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'secret' })
    const answer = await fetch(`${server.url}/`)
    await server.stop()
    const sent = answer.headers.get('content-security-policy')!
    // A page also allows its own inline script.
    assert.equal(sent.replace(/ 'sha256-[^']+'/g, ''), policy(true))
  }).tags(['@slow'], 'append')
})
