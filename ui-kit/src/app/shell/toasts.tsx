import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { Optional } from '../../components/optional.tsx'
import { useToastQueue } from '../../primitives/toast.ts'

const Toaster = lazy(() => import('../../primitives/toaster.tsx'))

/** The toasts. What shows them is loaded with the first one. */
export function Toasts() {
  const { t } = useTranslation()
  const { isNeeded } = useToastQueue()
  return (
    <Optional>
      {isNeeded && (
        <Toaster label={t('toasts')} closeLabel={t('actions.close')} running={t('state.running')} />
      )}
    </Optional>
  )
}
