import { useEffect, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'

/**
 * The token, or another secret, in the query or the path of the address; null when there is none. Replaces the address by
 * `path` at once: a secret must not stay in the history or on the screen.
 */
export function useAddressSecret(path: string, name = 'token'): string | null {
  const [query] = useSearchParams()
  const { token: inPath } = useParams()
  const navigate = useNavigate()
  const inAddress = (query.get(name) ?? inPath) || null
  const [secret] = useState(inAddress)
  const search = without(query, name)

  useEffect(() => {
    if (inAddress !== null) void navigate({ pathname: path, search }, { replace: true })
  }, [inAddress, navigate, path, search])
  return secret
}

function without(query: URLSearchParams, name: string): string {
  const rest = new URLSearchParams(query)
  rest.delete(name)
  return rest.toString()
}
