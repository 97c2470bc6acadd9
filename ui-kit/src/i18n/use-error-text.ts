import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fileSize } from '@fanfare/contract/core/rules/file_size.ts'
import { ApiError } from '../client/api-error.ts'

/**
 * Translates an error. For a code this release does not know, the server's message is shown. No page waits for the texts,
 * which load after its first render: until then, a sentence that is available in every language is shown.
 */
export function useErrorText(): (error: unknown) => string {
  const { t: common, i18n } = useTranslation('common')
  const [areLoaded, setLoaded] = useState(() => i18n.hasLoadedNamespace('errors'))
  useEffect(() => {
    void i18n.loadNamespaces('errors', () => setLoaded(true))
  }, [i18n])

  return useCallback(
    (error) => {
      if (!areLoaded) return common('state.actionFailed')
      const t = i18n.getFixedT(i18n.language, 'errors')
      if (!(error instanceof ApiError)) return t('INTERNAL_ERROR')
      const { maxBytes } = error.details
      if (maxBytes) return t('FILE_TOO_LARGE_size', { size: fileSize(maxBytes, i18n.language) })
      return t(error.code, error.message)
    },
    // `common` changes with the language.
    [common, i18n, areLoaded],
  )
}
