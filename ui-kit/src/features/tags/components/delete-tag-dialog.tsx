import { useTranslation } from 'react-i18next'
import type { AdministeredTag } from '@fanfare/contract/data/tag.ts'
import { useSpokenAct } from '../../../forms/use-spoken-act.ts'
import { ConfirmDialog } from '../../../primitives/confirm-dialog.tsx'
import { useDeleteTag } from '../api/tag-queries.ts'

export interface DeleteTagDialogProps {
  tag: AdministeredTag
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Says how many posts lose a tag, asks, and deletes it. */
export function DeleteTagDialog({ tag, open, onOpenChange }: DeleteTagDialogProps) {
  const { t } = useTranslation(['tags', 'common'])
  const { mutateAsync, isPending } = useDeleteTag(tag.id)
  const confirm = useSpokenAct({
    act: mutateAsync,
    done: t('delete.done'),
    failed: t('delete.failed'),
    onDone: () => onOpenChange(false),
  })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('delete.title', { tag: `#${tag.name}` })}
      description={tag.postsCount === 0 ? t('delete.unused') : t('delete.text', { count: tag.postsCount })}
      confirmLabel={t('delete.confirm')}
      cancelLabel={t('common:actions.cancel')}
      busy={isPending}
      onConfirm={confirm}
    />
  )
}
