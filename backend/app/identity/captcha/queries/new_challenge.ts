import { randomBytes } from 'node:crypto'
import type { Captcha } from '#contract/identity/data/captcha'
import { CAPTCHA_ROUNDS, type CaptchaAction } from '#contract/identity/rules/captcha'
import env from '#start/env'
import { now } from '#core/runtime/clock'
import { signChallenge } from '#identity/captcha/rules/challenge'

const TTL_MS = 600_000
const NONCE_BYTES = 16

/** A challenge for an action. Nothing is stored until it is used. */
export function newChallenge(action: CaptchaAction): Captcha {
  const { difficulty: bits, recaptcha } = env.captcha
  if (recaptcha !== null) return { kind: 'recaptcha', siteKey: recaptcha.siteKey }
  const nonce = randomBytes(NONCE_BYTES).toString('base64url')
  const expiresAt = now().getTime() + TTL_MS
  const challenge = signChallenge({ action, expiresAt, bits, nonce }, env.appKey)
  return { kind: 'proof_of_work', challenge, nonce, rounds: CAPTCHA_ROUNDS, bits }
}
