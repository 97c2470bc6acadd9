import type { SignInRequest, SignInResult } from '@fanfare/contract/data/session.ts'
import { hasCode } from '../../../client/api-error.ts'
import { api } from '../../../client/http.ts'
import { obtainCaptchaToken } from '../../../components/captcha/captcha-token.ts'

/** Signs in with a captcha, if that is what the server has refused the sign-in for. Throws other refusals again. */
export async function signInWithCaptcha(credentials: SignInRequest, refusal: unknown): Promise<SignInResult> {
  if (!hasCode(refusal, 'CAPTCHA_REQUIRED')) throw refusal
  const { signal } = new AbortController()
  const { token: captcha } = await obtainCaptchaToken('sign_in', { signal })
  return api.post('/auth/login', { ...credentials, captcha } satisfies SignInRequest)
}
