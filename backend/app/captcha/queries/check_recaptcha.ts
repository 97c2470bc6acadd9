import type { CaptchaAction } from '#contract/rules/captcha'
import { CircuitBreaker } from '#core/services/circuit_breaker'
import { captchaFailed, captchaUnavailable } from '#captcha/errors'

const TIMEOUT_MS = 5_000

const recaptchaService = new CircuitBreaker('reCAPTCHA', { deadline: TIMEOUT_MS })

/** The keys of reCAPTCHA, and where its tokens are verified. */
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
 * Asks Google whether a token is valid for an action; it accepts each token once. Throws CAPTCHA_FAILED for one that is
 * not, and CAPTCHA_UNAVAILABLE when there is no answer: nobody passes unchecked.
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
