import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../client/api-error.ts'

/** Translates an error. For a code this release does not know, the server's message is shown. */
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
