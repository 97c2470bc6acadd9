import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { i18n } from 'i18next'
import { useTranslation } from 'react-i18next'
import { fileSize } from '@fanfare/contract/core/rules/file_size.ts'
import { ApiError } from '../client/api-error.ts'
import { whenIdle } from '../platform/when-idle.ts'

/**
 * Translates an error. For a code this release does not know, the server's message is shown. The texts load when the page
 * is idle: until they have loaded, a sentence that is available in every language is shown.
 */
export function useErrorText(): (error: unknown) => string {
  const { t: common, i18n } = useTranslation('common')
  const areLoaded = useErrorTexts(i18n)
  return useCallback(
    (error) => {
      if (!areLoaded) return common('state.actionFailed')
      const t = i18n.getFixedT(i18n.language, 'errors')
      if (!(error instanceof ApiError)) return t('INTERNAL_ERROR', { defaultValue: '' })
      const { maxBytes } = error.details
      if (maxBytes) return t('FILE_TOO_LARGE_size', { size: fileSize(maxBytes, i18n.language) })
      return t(error.code, { defaultValue: error.message })
    },
    [common, i18n, areLoaded],
  )
}

/** Whether the texts have loaded, which this starts. */
function useErrorTexts(i18n: i18n): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      i18n.on('loaded', onChange)
      return () => i18n.off('loaded', onChange)
    },
    [i18n],
  )
  const areLoaded = useSyncExternalStore(subscribe, () => i18n.hasLoadedNamespace('errors'), notYet)
  useEffect(
    () => (areLoaded ? undefined : whenIdle(() => void i18n.loadNamespaces('errors'))),
    [i18n, areLoaded],
  )
  return areLoaded
}

const notYet = () => false
