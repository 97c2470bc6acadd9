import { useTranslation } from 'react-i18next'
import type { AiRun } from '@fanfare/contract/ai/data/ai.ts'
import { Button } from '../../../../primitives/button.tsx'
import type { Review } from '../../hooks/use-review.ts'
import { DialogActions } from '../../../../components/dialog-actions.tsx'
import { DiscardButton } from './discard-button.tsx'

export interface ReviewActionsProps {
  postId: string
  review: Review
  /** The runs whose texts are shown. */
  runs: AiRun[]
  onDiscarded: () => void
}

/** The decision about all, and the button that saves every decision. Without an approved text, all can be discarded. */
export function ReviewActions({ postId, review, runs, onDiscarded }: ReviewActionsProps) {
  const { t } = useTranslation('ai')
  const { texts, approved, decideAll, approve, isBusy } = review
  return (
    <DialogActions>
      <output className="me-auto text-sm text-muted tabular-nums">
        {t('review.count', { approved, count: texts.length })}
      </output>
      <Button variant="ghost" aria-disabled={approved === texts.length} onClick={() => decideAll(true)}>
        {t('review.approveAll')}
      </Button>
      {approved === 0 ? (
        <DiscardButton postId={postId} runs={runs} count={texts.length} onDiscarded={onDiscarded} />
      ) : (
        <Button variant="ghost" onClick={() => decideAll(false)}>
          {t('review.rejectAll')}
        </Button>
      )}
      <Button variant="primary" busy={isBusy} disabled={approved === 0} onClick={() => void approve()}>
        {t('review.submit', { count: approved })}
      </Button>
    </DialogActions>
  )
}
