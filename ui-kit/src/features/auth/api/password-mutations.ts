import { useMutation } from '@tanstack/react-query'
import { requestReset, resetPassword } from './password-api.ts'

/** Asks for a mail with a link that lets its reader choose a new password. */
export function useRequestReset() {
  return useMutation({ mutationFn: requestReset })
}

/** Sets the password of whoever the link was for. */
export function useResetPassword() {
  return useMutation({ mutationFn: resetPassword })
}
