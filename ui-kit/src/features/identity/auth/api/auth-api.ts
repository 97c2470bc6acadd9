import type {
  ForgotPasswordRequest,
  PasswordReset,
  ResetPasswordRequest,
} from '@fanfare/contract/identity/data/password.ts'
import type {
  CancelEmailChangeRequest,
  ConfirmedEmail,
  VerifyEmailRequest,
} from '@fanfare/contract/identity/data/profile.ts'
import type {
  ExchangeRequest,
  JoinRequest,
  NewSession,
  RegistrationRequest,
  SignInResult,
  SignInRequest,
  TakeAccountRequest,
  TwoFactorRequired,
} from '@fanfare/contract/identity/data/session.ts'
import type { VerifyTwoFactorRequest } from '@fanfare/contract/identity/data/two_factor.ts'
import { api } from '../../../../client/http.ts'

/** Whether the password was right and the second factor is still missing. */
export function isChallenge(answer: SignInResult): answer is TwoFactorRequired {
  return 'requires2FA' in answer
}

/** Signs in. After many failed attempts the server asks for a captcha, which takes a few seconds and no interaction. */
export function signIn(credentials: SignInRequest): Promise<SignInResult> {
  return api
    .post<SignInResult>('/auth/login', credentials)
    .catch(async (error) => (await import('./sign-in-with-captcha.ts')).signInWithCaptcha(credentials, error))
}

export function register(account: RegistrationRequest) {
  return api.post<NewSession>('/auth/register', account)
}

export function verifyTwoFactor(proof: VerifyTwoFactorRequest) {
  return api.post<NewSession>('/auth/verify-2fa', proof)
}

/** Exchanges the one-time code of an OAuth flow for a session. */
export function exchangeCode(code: string) {
  return api.post<SignInResult>('/auth/exchange', { code } satisfies ExchangeRequest)
}

/** Links the provider of an OAuth flow to the account with its address. */
export function joinAccount(join: JoinRequest) {
  return api.post<SignInResult>('/auth/join', join)
}

/** Takes over the account with the address of an OAuth flow, without its password. */
export function takeAccount(code: string) {
  return api.post<SignInResult>('/auth/join/take', { code } satisfies TakeAccountRequest)
}

export function verifyEmail(token: string) {
  return api.post<ConfirmedEmail>('/auth/verify-email', { token } satisfies VerifyEmailRequest)
}

/** Cancels an email change by the link in the mail about it. All sessions end. */
export function cancelEmailChange(token: string) {
  return api.post<ConfirmedEmail>('/auth/cancel-email-change', { token } satisfies CancelEmailChangeRequest)
}

export function requestReset(email: string) {
  return api.post<{ message: string }>('/auth/forgot-password', { email } satisfies ForgotPasswordRequest)
}

export function resetPassword(reset: ResetPasswordRequest) {
  return api.post<PasswordReset>('/auth/reset-password', reset)
}
