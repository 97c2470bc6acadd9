import type { AvatarAnswer, DeletionChoice, ProfileChange } from '@fanfare/contract/data/profile.ts'
import type { CurrentUser } from '@fanfare/contract/data/user.ts'
import type { Language } from '@fanfare/contract/rules/language.ts'
import { api } from '../../../api/http.ts'

/** Milliseconds a file may take, on its way here or there. */
const FILE_TIMEOUT = 60_000

export interface ProfileFields {
  name: string
  email: string
  language: Language
  /** Asked for by another e-mail address. */
  password?: string
}

export interface PasswordChange {
  currentPassword?: string
  password: string
  confirmPassword: string
}

export interface Farewell {
  content: DeletionChoice
  password?: string
  twoFactorCode?: string
}

export function fetchProfile(signal?: AbortSignal) {
  return api.get<{ user: CurrentUser }>('/users/me', { signal })
}

export function updateProfile(changes: Partial<ProfileFields>) {
  return api.put<ProfileChange>('/users/me', changes)
}

export function sendVerification() {
  return api.post<unknown>('/users/me/email-verification')
}

export function changePassword(change: PasswordChange) {
  return api.put<void>('/users/me/password', change)
}

export function uploadAvatar(picture: File) {
  const form = new FormData()
  form.set('avatar', picture)
  return api.post<AvatarAnswer>('/users/avatar', form, { timeout: FILE_TIMEOUT })
}

export function removeAvatar() {
  return api.delete<void>('/users/avatar')
}

export function fetchExport() {
  return api.download('/users/me/export', { timeout: FILE_TIMEOUT })
}

export function deleteAccount(farewell: Farewell) {
  return api.delete<void>('/users/me', { body: farewell })
}
