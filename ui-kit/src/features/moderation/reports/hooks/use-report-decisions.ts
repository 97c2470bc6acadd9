import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { PendingActionAnswer } from '@fanfare/contract/core/data/pending_action.ts'
import type { ResolveReportRequest } from '@fanfare/contract/moderation/data/report.ts'
import { useUndoable } from '../../../../components/undo/use-undoable.ts'
import { reopenReport, resolveReport } from '../api/report-api.ts'
import { useReloadReports } from '../api/report-queries.ts'

/** Resolves a report in ten seconds, unless that is undone: until then its reporter learns nothing of it. */
export function useResolveReport(id: string) {
  const { t } = useTranslation('reports')
  return useReportDecision(
    (resolution: ResolveReportRequest) => resolveReport(id, resolution),
    t('admin.resolved'),
  )
}

/** Reopens a report in ten seconds, unless that is undone. */
export function useReopenReport(id: string) {
  const { t } = useTranslation('reports')
  return useReportDecision(() => reopenReport(id), t('admin.reopened'))
}

function useReportDecision<Input = void>(
  mutationFn: (input: Input) => Promise<PendingActionAnswer>,
  done: string,
) {
  const offerUndo = useUndoable()
  return useMutation({
    mutationFn,
    onSuccess: (answer) => offerUndo(answer, () => done),
    onError: useReloadReports(),
  })
}
