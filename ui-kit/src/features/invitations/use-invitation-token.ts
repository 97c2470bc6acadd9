import { useParams, useSearchParams } from 'react-router-dom'

/** The token of the invitation in the address, in its path or its query; null when there is none. It stays, so that a reload works. */
export function useInvitationToken(): string | null {
  const { token: inPath } = useParams()
  const [query] = useSearchParams()
  return inPath || query.get('token') || null
}
