import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { AdministeredTag } from '@fanfare/contract/posts/data/tag.ts'
import { DeleteDialog } from '../../../../components/delete-dialog.tsx'
import { useUndoable } from '../../../../components/undo/use-undoable.ts'
import { deleteTag } from '../api/tag-api.ts'
import { TAG_CHANGES } from '../api/tag-queries.ts'

export interface DeleteTagDialogProps {
  tag: AdministeredTag
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Confirms and deletes a tag in ten seconds, unless that is undone; shows how many posts lose it. */
export function DeleteTagDialog({ tag, open, onOpenChange }: DeleteTagDialogProps) {
  const { t } = useTranslation('tags')
  const offerUndo = useUndoable()
  const { mutateAsync } = useMutation({
    mutationKey: TAG_CHANGES,
    mutationFn: () => deleteTag(tag.id),
    onSuccess: (answer) => offerUndo(answer, () => t('delete.done')),
  })
  return (
    <DeleteDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('delete.title', { tag: `#${tag.name}` })}
      description={tag.postsCount === 0 ? t('delete.unused') : t('delete.text', { count: tag.postsCount })}
      confirmLabel={t('delete.confirm')}
      onDelete={mutateAsync}
      failed={t('delete.failed')}
    />
  )
}
