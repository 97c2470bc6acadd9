import { randomBytes } from 'node:crypto'
import type { Captcha } from '#contract/data/captcha'
import { CAPTCHA_ROUNDS, type CaptchaAction } from '#contract/rules/captcha'
import env from '#start/env'
import { now } from '#core/clock'
import { signChallenge } from '#captcha/rules/challenge'

const TTL_MS = 600_000
const NONCE_BYTES = 16

/** What a client has to do for an action. Nothing is stored before a challenge is used. */
export function newChallenge(action: CaptchaAction): Captcha {
  const { difficulty: bits, recaptcha } = env.captcha
  if (recaptcha !== null) return { kind: 'recaptcha', siteKey: recaptcha.siteKey }
  const nonce = randomBytes(NONCE_BYTES).toString('base64url')
  const expiresAt = now().getTime() + TTL_MS
  const challenge = signChallenge({ action, expiresAt, bits, nonce }, env.appKey)
  return { kind: 'proof_of_work', challenge, nonce, rounds: CAPTCHA_ROUNDS, bits }
}
