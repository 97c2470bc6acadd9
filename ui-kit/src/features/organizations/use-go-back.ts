import { useLocation, useNavigate } from 'react-router-dom'

/** Goes back one page; to `fallback` when this page is the first of its tab. */
export function useGoBack(fallback: string): () => void {
  const { key } = useLocation()
  const navigate = useNavigate()
  return () => void (key === 'default' ? navigate(fallback, { replace: true }) : navigate(-1))
}
