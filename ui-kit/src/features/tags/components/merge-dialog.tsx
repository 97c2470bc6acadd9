import { useTranslation } from 'react-i18next'
import { ActionDialog } from '../../../components/action-dialog.tsx'

export interface MergeDialogProps {
  /** The name of the tag that would go. */
  from: string
  /** The name of the tag that stays and how many posts get it; null while nothing is to be merged. */
  merge: { into: string; postsCount: number } | null
  onMerge: () => Promise<unknown>
  onMerged: () => void
  onCancel: () => void
}

/** Asks before a tag that gets the name of another one is merged into it. */
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
