import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { ERROR_CODES, type ErrorCode } from '@fanfare/contract/error_code.ts'
import { toast } from '../../../primitives/toast.ts'

const OUTCOMES = ['reauthenticated', 'linked'] as const

/** The query of an address without the outcome of an OAuth flow. */
export function withoutOutcome(search: string): string {
  const query = new URLSearchParams(search)
  query.delete('done')
  query.delete('error')
  return query.size === 0 ? '' : `?${query}`
}

/** Says how an OAuth flow that returned to this page has ended, and removes the outcome from the address. */
export function useFlowOutcome(): void {
  const { t, i18n } = useTranslation('common')
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  // Strict mode runs effects twice.
  const announced = useRef('')

  useEffect(() => {
    const query = new URLSearchParams(search)
    const done = OUTCOMES.find((outcome) => outcome === query.get('done'))
    const error = query.get('error')
    if ((done === undefined && error === null) || announced.current === search) return
    announced.current = search
    if (done !== undefined) toast('success', t(`reauthentication.${done}`))
    else
      void i18n.loadNamespaces('errors', () =>
        toast('error', i18n.getFixedT(i18n.language, 'errors')(codeOf(error))),
      )
    void navigate({ pathname, search: withoutOutcome(search) }, { replace: true })
  }, [pathname, search, navigate, t, i18n])
}

function codeOf(error: string | null): ErrorCode {
  return ERROR_CODES.find((code) => code === error) ?? 'EXTERNAL_FAILED'
}
