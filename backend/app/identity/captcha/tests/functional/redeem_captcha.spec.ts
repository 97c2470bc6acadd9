import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import env from '#start/env'
import { FakeClock } from '#core/runtime/fake_clock'
import { useClock } from '#core/runtime/clock'
import RedeemCaptcha from '#identity/captcha/actions/redeem_captcha'
import { deleteExpiredCaptchas } from '#identity/captcha/repositories/used_captchas'
import { signChallenge } from '#identity/captcha/rules/challenge'
import { countersOf, solvedCaptcha } from '#identity/captcha/tests/support/solve_captcha'
import { captchaToken, CAPTCHA_ROUNDS } from '#contract/identity/rules/captcha'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'

const redeem = (token: string) => new RedeemCaptcha().handle(token, 'support')
const MINUTE = 60_000

const codeOf = async (token: string): Promise<string> =>
  redeem(token).then(
    () => 'passed',
    ({ code }: { code: string }) => code,
  )

test.group('The captcha of the server', (group) => {
  rollBack(group)

  test('refuses text that is no token', async ({ assert }) => {
    for (const token of ['', 'x', 'support.1.2.3.4', 'a'.repeat(8_000)])
      assert.equal(await codeOf(token), 'CAPTCHA_FAILED')
  })

  test('refuses a challenge that somebody else has signed', async ({ assert }) => {
    const challenge = {
      action: 'support',
      expiresAt: Date.now() + MINUTE,
      bits: 1,
      nonce: 'n'.repeat(22),
    } as const
    const counters = countersOf({ ...challenge, rounds: CAPTCHA_ROUNDS })
    const forged = captchaToken(signChallenge(challenge, 'the key of somebody else, also long'), counters)
    const ours = captchaToken(signChallenge(challenge, env.appKey), counters)
    assert.deepEqual([await codeOf(forged), await codeOf(ours)], ['CAPTCHA_FAILED', 'passed'])
  })

  test('refuses a challenge of another action', async ({ assert }) => {
    const challenge = { expiresAt: Date.now() + MINUTE, bits: 1, nonce: 'n'.repeat(22) }
    const counters = countersOf({ ...challenge, rounds: CAPTCHA_ROUNDS })
    const signed = signChallenge({ ...challenge, action: 'register' as 'support' }, env.appKey)
    assert.equal(await codeOf(captchaToken(signed, counters)), 'CAPTCHA_FAILED')
  })

  test('refuses a challenge without its work', async ({ assert }) => {
    const challenge = solvedCaptcha().split('.').slice(0, -1).join('.')
    assert.equal(await codeOf(captchaToken(challenge, [0])), 'CAPTCHA_FAILED')
    const zeros = Array.from({ length: CAPTCHA_ROUNDS }, () => 0)
    assert.equal(await codeOf(captchaToken(challenge, zeros)), 'CAPTCHA_FAILED')
  })

  test('refuses a challenge after ten minutes', async ({ assert, cleanup }) => {
    const clock = new FakeClock(new Date('2026-11-20T09:00:00Z'))
    cleanup(useClock(clock))
    const [early, late] = [solvedCaptcha(), solvedCaptcha()]
    clock.advance(10 * MINUTE - 1)
    assert.equal(await codeOf(early), 'passed')
    clock.advance(1)
    assert.equal(await codeOf(late), 'CAPTCHA_FAILED')
  })

  test('accepts a token once', async ({ assert }) => {
    const token = solvedCaptcha()
    assert.deepEqual([await codeOf(token), await codeOf(token)], ['passed', 'CAPTCHA_FAILED'])
    assert.equal(await codeOf(solvedCaptcha()), 'passed')
  })

  test('forgets used challenges once they have expired', async ({ assert, cleanup }) => {
    const clock = new FakeClock(new Date('2026-11-20T09:00:00Z'))
    cleanup(useClock(clock))
    await redeem(solvedCaptcha())
    await deleteExpiredCaptchas()
    assert.lengthOf(await db.from('used_captchas'), 1)
    clock.advance(10 * MINUTE)
    await deleteExpiredCaptchas()
    assert.isEmpty(await db.from('used_captchas'))
  })
})

test.group('The captcha of the server, used by many at once', (group) => {
  group.each.teardown(async () => void (await db.from('used_captchas').delete()))

  test('accepts a token once', async ({ assert }) => {
    const token = solvedCaptcha()
    const codes = await Promise.all(Array.from({ length: 20 }, () => codeOf(token)))
    assert.equal(codes.filter((code) => code === 'passed').length, 1)
    assert.equal(codes.filter((code) => code === 'CAPTCHA_FAILED').length, 19)
  })
})

test.group('GET /api/captcha', () => {
  test('refuses an action that it does not know', async ({ assert }) => {
    for (const query of ['', '?action=', '?action=sign-in', '?action=support&action=support'])
      assert.equal((await callApi('GET', `/api/captcha${query}`)).status, 422)
  })

  test('answers a new challenge each time, which is not cached', async ({ assert }) => {
    const [one, other] = [
      await callApi('GET', '/api/captcha?action=support'),
      await callApi('GET', '/api/captcha?action=support'),
    ]
    assert.containsSubset(one.body, {
      kind: 'proof_of_work',
      rounds: CAPTCHA_ROUNDS,
      bits: env.captcha.difficulty,
    })
    assert.notEqual(one.body!.nonce, other.body!.nonce)
    assert.equal(one.headers.get('cache-control'), 'private, no-store')
  })
})
