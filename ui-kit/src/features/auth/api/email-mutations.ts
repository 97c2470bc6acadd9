import { useMutation } from '@tanstack/react-query'
import type { SessionStatus } from '@fanfare/contract/data/session.ts'
import { api } from '../../../api/http.ts'
import { useSessionStore } from '../../../session/session-store.ts'
import { verifyEmail } from './email-api.ts'

/** Confirms an address. The person signed in here may be somebody else, so the server says what is true of them now. */
export function useVerifyEmail() {
  return useMutation({ mutationFn: verifyEmail, onSuccess: () => void refreshUser() })
}

async function refreshUser(): Promise<void> {
  const { token, updateUser } = useSessionStore.getState()
  if (token === null) return
  const status = await api.get<SessionStatus>('/auth/status').catch(() => null)
  if (status !== null) updateUser(status.user)
}
