import { useMutation } from '@tanstack/react-query'
import { api } from '../../../api/http.ts'

interface ResetLink {
  url: string
}

/** Makes a link with which somebody chooses a new password, for an administrator to hand on. */
export function useMakeResetLink() {
  return useMutation({
    mutationFn: (email: string) => api.post<ResetLink>('/admin/reset-links', { email }),
  })
}
