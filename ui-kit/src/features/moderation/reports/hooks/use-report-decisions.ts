import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ResolveReportRequest } from '@fanfare/contract/moderation/data/report.ts'
import { useUndoable } from '../../../../components/undo/use-undoable.ts'
import { reopenReport, resolveReport } from '../api/report-api.ts'
import { useReloadReports } from '../api/report-queries.ts'

/** Resolves a report in ten seconds, unless that is undone: until then its reporter learns nothing of it. */
export function useResolveReport(id: string) {
  const { t } = useTranslation('reports')
  const offerUndo = useUndoable()
  return useMutation({
    mutationFn: (resolution: ResolveReportRequest) => resolveReport(id, resolution),
    onSuccess: (answer) => offerUndo(answer, () => t('admin.resolved')),
    onError: useReloadReports(),
  })
}

/** Reopens a report in ten seconds, unless that is undone. */
export function useReopenReport(id: string) {
  const { t } = useTranslation('reports')
  const offerUndo = useUndoable()
  return useMutation({
    mutationFn: () => reopenReport(id),
    onSuccess: (answer) => offerUndo(answer, () => t('admin.reopened')),
    onError: useReloadReports(),
  })
}
