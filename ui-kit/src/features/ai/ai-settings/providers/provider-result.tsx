import { useTranslation } from 'react-i18next'
import type { AiIntegration } from '@fanfare/contract/ai/data/ai.ts'
import { ErrorNotice } from '../../../../components/error-notice.tsx'
import { Notice } from '../../../../primitives/notice.tsx'
import type { useTestAiIntegration } from '../../api/ai-queries.ts'

export type ProviderTest = ReturnType<typeof useTestAiIntegration>

export interface ProviderResultProps {
  integration: AiIntegration
  test: ProviderTest
}

/** The result of the latest test, or else the problem of the last request. */
export function ProviderResult({ integration: { lastFailure }, test }: ProviderResultProps) {
  const { t } = useTranslation(['ai-settings', 'errors'])
  if (test.isPending) return null
  if (test.isSuccess) return <Notice tone="ok">{t('providers.test.done', { model: test.data.model })}</Notice>
  if (test.isError) return <ErrorNotice title={t('providers.test.failed')} error={test.error} />
  if (lastFailure === null) return null
  return (
    <Notice tone="warn" title={t('providers.problem')}>
      {t(`errors:${lastFailure}`)}
    </Notice>
  )
}
