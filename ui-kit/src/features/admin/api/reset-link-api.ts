import { useMutation } from '@tanstack/react-query'
import type { ResetLink, ResetLinkRequest } from '@fanfare/contract/data/password.ts'
import { api } from '../../../client/http.ts'

/** Creates a password reset link that an administrator passes on. */
export function useCreateResetLink() {
  return useMutation({
    mutationFn: (email: string) =>
      api.post<ResetLink>('/admin/reset-links', { email } satisfies ResetLinkRequest),
  })
}
