import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../client/api-error.ts'

/**
 * Translates an error. For a code this release does not know, the server's message is shown, and until the texts have
 * loaded: no page waits for them.
 */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('errors', { useSuspense: false })
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError)) return t('INTERNAL_ERROR', { defaultValue: '' })
      return t(error.code, { defaultValue: error.message })
    },
    [t],
  )
}
