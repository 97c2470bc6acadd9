import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ModerationAction } from '@fanfare/contract/posts/rules/post.ts'
import { SelectionBar } from '../../../../components/selection/selection-bar.tsx'
import { useUndoable } from '../../../../components/undo/use-undoable.ts'
import { useErrorText } from '../../../../i18n/use-error-text.ts'
import { joinSentences } from '../../../../i18n/join-sentences.ts'
import { Button } from '../../../../primitives/button.tsx'
import { toast } from '../../../../primitives/toast.ts'
import { useModeratePosts } from '../api/moderation-queries.ts'
import { RejectDialog } from './reject-dialog.tsx'

export interface BulkBarProps {
  selected: readonly string[]
  /** How many posts are on the page. */
  total: number
  onSelectAll: (all: boolean) => void
}

/** Selects all posts of the page, and decides the selected ones. */
export function BulkBar({ selected, total, onSelectAll }: BulkBarProps) {
  const { t } = useTranslation('moderation')
  const errorText = useErrorText()
  const { mutateAsync, isPending } = useModeratePosts()
  const [rejecting, setRejecting] = useState(false)
  const offerUndo = useUndoable()
  const decide = async (action: ModerationAction, reason?: string) => {
    const answer = await mutateAsync({ ids: [...selected], action, reason })
    offerUndo(answer, (count) => t(`bulk.done.${action}`, { count }))
  }
  const approve = () => {
    decide('approve').catch((error: unknown) =>
      toast('error', joinSentences(t('moderateFailed'), errorText(error))),
    )
  }
  return (
    <>
      <SelectionBar selected={selected} total={total} onSelectAll={onSelectAll}>
        <Button size="sm" busy={isPending && !rejecting} onClick={approve}>
          {t('bulk.approve', { count: selected.length })}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setRejecting(true)}>
          {t('bulk.reject', { count: selected.length })}
        </Button>
      </SelectionBar>
      <RejectDialog
        open={rejecting}
        onOpenChange={setRejecting}
        title={t('bulk.rejectTitle', { count: selected.length })}
        description={t('bulk.rejectText')}
        onReject={(reason) => decide('reject', reason)}
      />
    </>
  )
}
