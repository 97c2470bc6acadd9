import type { Profile, UpdateProfileRequest } from '@fanfare/contract/identity/data/profile.ts'
import { api } from '../../../../client/http.ts'

export function fetchProfile(signal?: AbortSignal) {
  return api.get<Profile>('/users/me', { signal })
}

export function updateProfile(changes: UpdateProfileRequest) {
  return api.put<Profile>('/users/me', changes)
}
