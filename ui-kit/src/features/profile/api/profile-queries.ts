import { queryOptions } from '@tanstack/react-query'
import { useSessionStore } from '../../../session/session-store.ts'
import { fetchProfile } from './profile-api.ts'

/** Asks who this person is now. The session is told: there alone the answer is kept. */
export function profileQuery() {
  return queryOptions({
    queryKey: ['profile'],
    queryFn: async ({ signal }) => {
      const { user } = await fetchProfile(signal)
      useSessionStore.getState().updateUser(user)
      return user.id
    },
  })
}
