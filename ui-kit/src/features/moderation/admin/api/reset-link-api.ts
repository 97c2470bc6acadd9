import { useMutation } from '@tanstack/react-query'
import type { ResetLink, ResetLinkRequest } from '@fanfare/contract/identity/data/password.ts'
import { api } from '../../../../client/http.ts'

export function useCreateResetLink() {
  return useMutation({
    mutationFn: (email: string) =>
      api.post<ResetLink>('/admin/reset-links', { email } satisfies ResetLinkRequest),
  })
}
