import { CalendarClock, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import { openedLater } from '../../../../components/opened-later.tsx'
import { usePhase } from '../../../../components/use-phase.ts'
import { ButtonLink } from '../../../../primitives/button-link.tsx'
import { IconButton } from '../../../../primitives/icon-button.tsx'
import { lateContent } from '../../../../primitives/late/late-content.tsx'
import { editPostPath } from '../post-paths.ts'
import { MoreMenu } from './more-menu.tsx'

const EndDialog = openedLater(() => import('../../schedule/components/end-dialog.tsx'))
const Items = lateContent(() => import('./feature-items.tsx'))
const DeletePostDialog = openedLater(() => import('./delete-post-dialog.tsx'))

export interface PostToolbarProps {
  post: Post
}

/** Edits, ends, features or deletes the post on screen. */
export function PostToolbar({ post }: PostToolbarProps) {
  const { t } = useTranslation('posts')
  const [deleting, setDeleting] = useState(false)
  const [ending, setEnding] = useState(false)
  const navigate = useNavigate()
  const isOver = usePhase(post) === 'ended'
  return (
    <>
      {post.can.update && (
        <ButtonLink
          to={editPostPath(post.id)}
          variant="ghost"
          aria-label={t('edit.title')}
          icon={<Pencil aria-hidden />}
        />
      )}
      {post.can.schedule && post.startsAt === null && (
        <IconButton
          label={t('end.title')}
          variant="ghost"
          icon={<CalendarClock aria-hidden />}
          onClick={() => setEnding(true)}
        />
      )}
      {post.can.feature && (post.isImportant || post.isPinned || !isOver) && (
        <MoreMenu label={t('feature.label')} content={Items.code}>
          <Items post={post} />
        </MoreMenu>
      )}
      {post.can.delete && (
        <IconButton
          label={t('delete.label')}
          variant="ghost"
          icon={<Trash2 aria-hidden />}
          onClick={() => setDeleting(true)}
        />
      )}
      <EndDialog post={post} open={ending} onOpenChange={setEnding} />
      <DeletePostDialog
        post={post}
        open={deleting}
        onOpenChange={setDeleting}
        onDeleted={() => void navigate('/dashboard', { replace: true })}
      />
    </>
  )
}
