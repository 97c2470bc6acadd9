import { api } from '../../../api/http.ts'

export interface PasswordReset {
  token: string
  password: string
  confirmPassword: string
}

export function requestReset(email: string) {
  return api.post<{ message: string }>('/auth/forgot-password', { email })
}

export function resetPassword(reset: PasswordReset) {
  return api.post<void>('/auth/reset-password', reset)
}
