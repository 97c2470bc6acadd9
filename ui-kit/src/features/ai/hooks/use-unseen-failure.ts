import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { joinSentences } from '../../../i18n/join-sentences.ts'
import { toast } from '../../../primitives/toast.ts'
import { isOnItsWay } from '../api/run-queries.ts'
import { useAiDialog } from './ai-dialog.ts'
import { usePostRuns } from './use-post-runs.ts'

/** Reports in a toast that a run started here has ended without a text while the dialog is closed. */
export function useUnseenFailure(postId: string): void {
  const { t } = useTranslation(['ai', 'errors'])
  const { postId: openId, view } = useAiDialog()
  const startedId = view.name === 'review' ? view.startedId : null
  const run = usePostRuns(postId, startedId).runs.find(({ id }) => id === startedId)
  const endedId = useRef<string | null>(null)
  useEffect(() => {
    if (run === undefined || isOnItsWay(run) || endedId.current === run.id) return
    endedId.current = run.id
    if (openId === null && run.arrived === 0 && run.failure !== null)
      toast('error', joinSentences(t('generate.failed'), t(`errors:${run.failure}`)))
  }, [run, openId, t])
}
