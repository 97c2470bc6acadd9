import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { fileSize } from '@fanfare/contract/core/rules/file_size.ts'
import { ApiError } from '../client/api-error.ts'

/**
 * Translates an error. For a code this release does not know, the server's message is shown. No page waits for the
 * texts: until they have loaded, a sentence that is available in every language is shown.
 */
export function useErrorText(): (error: unknown) => string {
  const { t, i18n, ready } = useTranslation(['errors', 'common'], { useSuspense: false })
  return useCallback(
    (error) => {
      if (!ready) return t('common:state.actionFailed')
      if (!(error instanceof ApiError)) return t('INTERNAL_ERROR', { defaultValue: '' })
      const { maxBytes } = error.details
      if (maxBytes) return t('FILE_TOO_LARGE_size', { size: fileSize(maxBytes, i18n.language) })
      return t(error.code, { defaultValue: error.message })
    },
    [t, i18n, ready],
  )
}
