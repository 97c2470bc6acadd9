import { useTranslation } from 'react-i18next'
import { ActionDialog } from '../../../../components/action-dialog.tsx'

export interface MergeDialogProps {
  /** The name of the tag that is removed. */
  from: string
  /** The name of the tag that stays and how many posts get it; null while the dialog is closed. */
  merge: { into: string; postsCount: number } | null
  onMerge: () => Promise<unknown>
  onMerged: () => void
  onCancel: () => void
}

/** Confirms a merge, when a tag gets the name of another one. */
export function MergeDialog({ from, merge, onMerge, onMerged, onCancel }: MergeDialogProps) {
  const { t } = useTranslation('tags')
  const tags = { from: `#${from}`, into: `#${merge?.into ?? ''}` }
  return (
    <ActionDialog
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
      action={onMerge}
      failed={t('rename.failed')}
      onDone={onMerged}
    />
  )
}
