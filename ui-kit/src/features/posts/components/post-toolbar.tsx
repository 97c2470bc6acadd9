import { Check, Copy, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Post } from '@fanfare/contract/data/post.ts'
import { Button } from '../../../primitives/button.tsx'
import { ButtonLink } from '../../../primitives/button-link.tsx'
import { IconButton } from '../../../primitives/icon-button.tsx'
import { editPostPath } from '../post-paths.ts'
import { DeletePostDialog } from './delete-post-dialog.tsx'
import { useCopyPostLink } from './use-copy-post-link.ts'

export interface PostToolbarProps {
  post: Post
}

/** What can be done with the post on screen. */
export function PostToolbar({ post }: PostToolbarProps) {
  const { t } = useTranslation('posts')
  const { copied, copyLink } = useCopyPostLink()
  const [deleting, setDeleting] = useState(false)
  const navigate = useNavigate()

  const { publicUrl } = post
  return (
    <div className="flex flex-wrap items-center gap-2">
      {publicUrl !== null && (
        <Button
          icon={copied ? <Check aria-hidden className="text-ok" /> : <Copy aria-hidden />}
          onClick={() => void copyLink(publicUrl)}
        >
          {copied ? t('linkCopied') : t('copyPublicLink')}
        </Button>
      )}
      <div className="ms-auto flex gap-1">
        {post.can.update && (
          <ButtonLink
            to={editPostPath(post.id)}
            variant="ghost"
            aria-label={t('edit.title')}
            icon={<Pencil aria-hidden />}
          />
        )}
        {post.can.delete && (
          <IconButton
            label={t('delete.label')}
            variant="ghost"
            icon={<Trash2 aria-hidden />}
            onClick={() => setDeleting(true)}
          />
        )}
      </div>
      <DeletePostDialog
        post={post}
        open={deleting}
        onOpenChange={setDeleting}
        onDeleted={() => void navigate('/dashboard', { replace: true })}
      />
    </div>
  )
}
