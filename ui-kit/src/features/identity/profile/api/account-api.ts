import type { ChangePasswordRequest } from '@fanfare/contract/identity/data/password.ts'
import type {
  AvatarResult,
  DeleteAccountRequest,
  ExportRequest,
} from '@fanfare/contract/identity/data/profile.ts'
import { api } from '../../../../client/http.ts'
import type { OnProgress } from '../../../../client/upload.ts'

export function cancelEmailChange() {
  return api.delete<void>('/users/me/pending-email')
}

export function sendVerification() {
  return api.post<unknown>('/users/me/email-verification')
}

export function changePassword(change: ChangePasswordRequest) {
  return api.put<void>('/users/me/password', change)
}

export interface NewAvatar {
  picture: File
  name: string
  email: string
}

export function uploadAvatar({ picture, name, email }: NewAvatar, onProgress: OnProgress) {
  const form = new FormData()
  form.set('avatar', picture)
  form.set('userName', name)
  form.set('userEmail', email)
  return api.upload<AvatarResult>('/users/avatar', form, onProgress)
}

export function removeAvatar() {
  return api.delete<void>('/users/avatar')
}

export function fetchExport(proof: ExportRequest) {
  return api.download('/users/me/export', proof)
}

export function deleteAccount(deletion: DeleteAccountRequest) {
  return api.delete<void>('/users/me', { body: deletion })
}
