import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useToastQueue } from '../../primitives/toast.ts'

const Toaster = lazy(() => import('../../primitives/toaster.tsx'))

/** The toasts. What shows them is loaded with the first one. */
export function Toasts() {
  const { t } = useTranslation()
  const { isNeeded } = useToastQueue()
  return <Suspense>{isNeeded && <Toaster label={t('toasts')} closeLabel={t('actions.close')} />}</Suspense>
}
