import { api } from '../../../api/http.ts'

export function verifyEmail(token: string) {
  return api.post<{ email: string }>('/auth/verify-email', { token })
}
