import type { SignInRequest, SignInResult } from '@fanfare/contract/identity/data/session.ts'
import { hasCode } from '../../../../client/api-error.ts'
import { api } from '../../../../client/http.ts'
import { obtainCaptchaToken } from '../../../../components/captcha/captcha-token.ts'

/** Retries a sign-in with a captcha, if the server has required one. Rethrows other refusals. */
export async function signInWithCaptcha(credentials: SignInRequest, refusal: unknown): Promise<SignInResult> {
  if (!hasCode(refusal, 'CAPTCHA_REQUIRED')) throw refusal
  const { signal } = new AbortController()
  const { token: captcha } = await obtainCaptchaToken('sign_in', { signal })
  return api.post('/auth/login', { ...credentials, captcha } satisfies SignInRequest)
}
