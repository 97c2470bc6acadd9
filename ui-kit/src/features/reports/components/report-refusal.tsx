import { useTranslation } from 'react-i18next'
import { hasCode } from '../../../api/api-error.ts'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { Notice } from '../../../primitives/notice.tsx'
import { TextLink } from '../../../primitives/text-link.tsx'

export interface ReportRefusalProps {
  error: Error
}

/** Why a report was not taken; who has an open one already is led to it. */
export function ReportRefusal({ error }: ReportRefusalProps) {
  const { t } = useTranslation('reports')
  const errorText = useErrorText()
  if (hasCode(error, 'REPORT_EXISTS')) {
    return (
      <Notice tone="danger">
        {errorText(error)} <TextLink to="/reports">{t('form.toReports')}</TextLink>
      </Notice>
    )
  }
  return (
    <Notice tone="danger" title={t('form.failed')}>
      {errorText(error)}
    </Notice>
  )
}
