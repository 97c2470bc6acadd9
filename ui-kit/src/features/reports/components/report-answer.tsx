import { useTranslation } from 'react-i18next'
import type { MyReport } from '@fanfare/contract/data/report.ts'
import { DateText } from '../../../i18n/date-text.tsx'

export interface ReportAnswerProps {
  report: Pick<MyReport, 'moderatorResponse' | 'resolvedAt'>
}

/** The words a report was resolved with, and when. Nothing while it waits. */
export function ReportAnswer({ report: { moderatorResponse, resolvedAt } }: ReportAnswerProps) {
  const { t } = useTranslation('reports')
  if (moderatorResponse === null || resolvedAt === null) return null
  return (
    <div className="rounded-md bg-sunken px-3.5 py-3">
      <p className="flex flex-wrap gap-x-2 text-sm text-muted">
        <span className="font-medium text-ink">{t('mine.response')}</span>
        <DateText iso={resolvedAt} />
      </p>
      <p className="mt-1 break-words whitespace-pre-line">{moderatorResponse}</p>
    </div>
  )
}
