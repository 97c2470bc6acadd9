import { Pencil, Star, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdministeredTag } from '@fanfare/contract/posts/data/tag.ts'
import { useToastAction } from '../../../../components/use-toast-action.ts'
import { IconButton } from '../../../../primitives/icon-button.tsx'
import { useSetPredefined } from '../api/tag-queries.ts'
import { DeleteTagDialog } from './delete-tag-dialog.tsx'

export interface TagActionsProps {
  tag: AdministeredTag
  onRename: () => void
}

export function TagActions({ tag, onRename }: TagActionsProps) {
  const { t } = useTranslation('tags')
  const [asking, setAsking] = useState(false)
  const { mutateAsync, isPending } = useSetPredefined(tag.id)
  const togglePredefined = useToastAction({
    action: () => mutateAsync(!tag.isPredefined),
    done: t('rename.done'),
    failed: t('rename.failed'),
  })
  const named = { tag: `#${tag.name}` }
  return (
    <div className="flex shrink-0 items-center gap-0.5">
      <IconButton
        size="sm"
        label={t('predefined.toggle', named)}
        aria-pressed={tag.isPredefined}
        aria-busy={isPending || undefined}
        icon={<Star aria-hidden />}
        className="aria-pressed:text-brass-text aria-pressed:[&_svg]:fill-current"
        onClick={isPending ? undefined : togglePredefined}
      />
      <IconButton
        size="sm"
        label={t('rename.named', named)}
        icon={<Pencil aria-hidden />}
        onClick={onRename}
      />
      <IconButton
        size="sm"
        variant="danger"
        atEnd
        label={t('delete.named', named)}
        className="[&:not(:hover,:focus-visible)]:text-muted"
        icon={<Trash2 aria-hidden />}
        onClick={() => setAsking(true)}
      />
      <DeleteTagDialog tag={tag} open={asking} onOpenChange={setAsking} />
    </div>
  )
}
