import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../primitives/confirm-dialog.tsx'

export interface MergeDialogProps {
  /** The name of the tag that would go. */
  from: string
  /** The name of the tag that stays, and how many posts get it; null while nothing is to be merged. */
  merge: { into: string; postsCount: number } | null
  busy: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Says what happens when a tag gets the name of another one, and asks. */
export function MergeDialog({ from, merge, busy, onConfirm, onCancel }: MergeDialogProps) {
  const { t } = useTranslation(['tags', 'common'])
  const tags = { from: `#${from}`, into: `#${merge?.into ?? ''}` }
  return (
    <ConfirmDialog
      open={merge !== null}
      onOpenChange={(open) => !open && onCancel()}
      tone="neutral"
      title={t('merge.title', tags)}
      description={
        merge?.postsCount === 0
          ? t('merge.unused', tags)
          : t('merge.text', { ...tags, count: merge?.postsCount ?? 0 })
      }
      confirmLabel={t('merge.confirm')}
      cancelLabel={t('common:actions.cancel')}
      busy={busy}
      onConfirm={onConfirm}
    />
  )
}
