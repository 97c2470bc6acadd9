import { useTranslation } from 'react-i18next'
import type { AdministeredTag } from '@fanfare/contract/posts/data/tag.ts'
import { DeleteDialog } from '../../../../components/delete-dialog.tsx'
import { useDeleteTag } from '../api/tag-queries.ts'

export interface DeleteTagDialogProps {
  tag: AdministeredTag
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Confirms and deletes a tag; shows how many posts lose it. */
export function DeleteTagDialog({ tag, open, onOpenChange }: DeleteTagDialogProps) {
  const { t } = useTranslation('tags')
  const { mutateAsync } = useDeleteTag(tag.id)
  return (
    <DeleteDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('delete.title', { tag: `#${tag.name}` })}
      description={tag.postsCount === 0 ? t('delete.unused') : t('delete.text', { count: tag.postsCount })}
      confirmLabel={t('delete.confirm')}
      onDelete={mutateAsync}
      done={t('delete.done')}
      failed={t('delete.failed')}
    />
  )
}
