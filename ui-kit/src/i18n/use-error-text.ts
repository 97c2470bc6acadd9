import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../api/api-error.ts'

/** Says an error in the language of the interface. A code this release does not know keeps the server's words. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('errors')
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError)) return t('INTERNAL_ERROR')
      return t(error.code, { defaultValue: error.message })
    },
    [t],
  )
}
