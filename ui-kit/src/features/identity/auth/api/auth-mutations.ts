import { useMutation } from '@tanstack/react-query'
import type {
  JoinRequest,
  SessionStatus,
  SignInResult,
  TwoFactorRequired,
} from '@fanfare/contract/identity/data/session.ts'
import { api } from '../../../../client/http.ts'
import { useSessionStore } from '../../../../platform/session/session-store.ts'
import { rememberSignUpFor } from '../../../../platform/session/signed-up-for.ts'
import { useSession } from '../../../../platform/session/use-session.ts'
import {
  cancelEmailChange,
  exchangeCode,
  isChallenge,
  joinAccount,
  register,
  requestReset,
  resetPassword,
  signIn,
  takeAccount,
  verifyEmail,
  verifyTwoFactor,
} from './auth-api.ts'

/** Signs in on this device, unless the second factor is still missing. The guard of the page then redirects. */
export function useSignIn() {
  const completeSignIn = useCompleteSignIn()
  return useMutation({ mutationFn: signIn, onSuccess: completeSignIn })
}

/** Completes a sign-in with the second factor. */
export function useVerifyTwoFactor() {
  const session = useSession()
  return useMutation({ mutationFn: verifyTwoFactor, onSuccess: session.signIn })
}

/** Creates an account and signs its owner in on this device. Signing up for an invitation also accepts it. */
export function useRegister(invitation: string | null) {
  const session = useSession()
  return useMutation({
    mutationFn: register,
    onSuccess: (answer) => {
      if (invitation !== null) rememberSignUpFor(invitation)
      session.signIn(answer)
    },
  })
}

/** Signs in by an exchange code. Resolves to the second factor challenge, or null. */
export function useExchangeCode() {
  const completeSignIn = useCompleteSignIn()
  return useMutation({ mutationFn: async (code: string) => completeSignIn(await exchangeCode(code)) })
}

/** Signs in to the account that a provider was linked to. Resolves to the second factor challenge, or null. */
export function useJoinAccount() {
  const completeSignIn = useCompleteSignIn()
  return useMutation({ mutationFn: async (join: JoinRequest) => completeSignIn(await joinAccount(join)) })
}

/** Signs in to the account that was taken. Resolves to the second factor challenge, or null. */
export function useTakeAccount() {
  const completeSignIn = useCompleteSignIn()
  return useMutation({ mutationFn: async (code: string) => completeSignIn(await takeAccount(code)) })
}

/** Confirms an address. The signed-in user may be another one, so the session is restored from the server. */
export function useVerifyEmail() {
  return useMutation({ mutationFn: verifyEmail, onSuccess: () => void refreshUser() })
}

/** Cancels an email change. The server has ended all sessions, perhaps the current one too. */
export function useCancelEmailChange() {
  const { restore } = useSession()
  return useMutation({ mutationFn: cancelEmailChange, onSuccess: () => void restore() })
}

/** Asks for a mail with a link to choose a new password. */
export function useRequestReset() {
  return useMutation({ mutationFn: requestReset })
}

/** Sets the password of the account the reset link belongs to. The server has ended its sessions, maybe this one too. */
export function useResetPassword() {
  const { restore } = useSession()
  return useMutation({ mutationFn: resetPassword, onSuccess: () => void restore() })
}

function useCompleteSignIn() {
  const session = useSession()
  return (answer: SignInResult): TwoFactorRequired | null => {
    if (isChallenge(answer)) return answer
    session.signIn(answer)
    return null
  }
}

async function refreshUser(): Promise<void> {
  const { token, updateUser } = useSessionStore.getState()
  if (token === null) return
  const status = await api.get<SessionStatus>('/auth/status').catch(() => null)
  if (status !== null) updateUser(status.user)
}
