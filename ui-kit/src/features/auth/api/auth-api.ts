import type { NewSession, SignInAnswer, TwoFactorRequired } from '@fanfare/contract/data/session.ts'
import { api } from '../../../api/http.ts'

export interface Credentials {
  email: string
  password: string
}

export interface NewAccount extends Credentials {
  name: string
}

export interface SecondHalf {
  userId: string
  twoFactorCode: string
}

/** Whether the first half of a sign-in was right and a code is still missing. */
export function isChallenge(answer: SignInAnswer): answer is TwoFactorRequired {
  return 'requires2FA' in answer
}

export function signIn(credentials: Credentials) {
  return api.post<SignInAnswer>('/auth/login', credentials)
}

export function register(account: NewAccount) {
  return api.post<NewSession>('/auth/register', account)
}

export function completeSignIn(half: SecondHalf) {
  return api.post<NewSession>('/auth/verify-2fa', half)
}

/** Swaps the one-time code of a journey to a provider. */
export function exchange(code: string) {
  return api.post<SignInAnswer>('/auth/exchange', { code })
}
