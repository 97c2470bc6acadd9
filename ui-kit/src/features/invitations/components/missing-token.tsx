import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { toast } from '../../../primitives/toast.tsx'

/** A link without its end: says so, and leads to the start. */
export function MissingToken() {
  const { t } = useTranslation('invitations')
  useEffect(() => toast('error', t('missing')), [t])
  return <Navigate to="/" replace />
}
