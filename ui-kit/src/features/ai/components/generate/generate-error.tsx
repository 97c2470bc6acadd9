import { useTranslation } from 'react-i18next'
import { hasCode } from '../../../../client/api-error.ts'
import { useErrorText } from '../../../../i18n/use-error-text.ts'
import { Notice } from '../../../../primitives/notice.tsx'

const SECONDS_IN_MINUTE = 60

/** Why no run was started. */
export function GenerateError({ error }: { error: unknown }) {
  const { t } = useTranslation('ai')
  const errorText = useErrorText()
  if (error === null) return null
  const { retryAfter } = hasCode(error, 'TOO_MANY_REQUESTS') ? error.details : {}
  return (
    <Notice tone="danger" title={t('generate.failed')}>
      {retryAfter === undefined
        ? errorText(error)
        : t('generate.hourly', { count: Math.ceil(retryAfter / SECONDS_IN_MINUTE) })}
    </Notice>
  )
}
