import type { CaptchaAction } from '#contract/identity/rules/captcha'
import { CircuitBreaker } from '#core/network/services/circuit_breaker'
import { captchaFailed, captchaUnavailable } from '#identity/captcha/errors'

const TIMEOUT_MS = 5_000

const recaptchaService = new CircuitBreaker('reCAPTCHA', { deadline: TIMEOUT_MS })

/** The keys of reCAPTCHA, and the URL that verifies its tokens. */
export interface RecaptchaSettings {
  siteKey: string
  secret: string
  verifyUrl: string
  /** The lowest score that passes, in percent. */
  score: number
}

interface Verification {
  success: boolean
  action?: string
  score?: number
}

/**
 * Verifies a token for an action with Google, which accepts each token once. Throws CAPTCHA_FAILED for an invalid
 * token, and CAPTCHA_UNAVAILABLE without an answer: no request passes unchecked.
 */
export async function checkRecaptcha(
  token: string,
  action: CaptchaAction,
  { secret, verifyUrl, score }: RecaptchaSettings,
): Promise<void> {
  const answer = await verify(verifyUrl, new URLSearchParams({ secret, response: token }))
  const passes = answer.success && answer.action === action && (answer.score ?? 0) * 100 >= score
  if (!passes) throw captchaFailed()
}

async function verify(url: string, body: URLSearchParams): Promise<Verification> {
  try {
    const answer = await recaptchaService.run(async (signal) => {
      const response = await fetch(url, { method: 'POST', body, signal, redirect: 'error' })
      return response.ok ? ((await response.json()) as unknown) : null
    })
    if (isVerification(answer)) return answer
  } catch (error) {
    throw captchaUnavailable(error)
  }
  throw captchaUnavailable()
}

function isVerification(answer: unknown): answer is Verification {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'success' in answer &&
    typeof answer.success === 'boolean'
  )
}
