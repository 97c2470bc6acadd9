import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import { openedLater } from '../../../../components/opened-later.tsx'
import { lateContent } from '../../../../primitives/late/late-content.tsx'
import { MoreMenu } from './more-menu.tsx'

const DeletePostDialog = openedLater(() => import('./delete-post-dialog.tsx'))
const EndDialog = openedLater(() => import('../../schedule/components/end-dialog.tsx'))
const Items = lateContent(() => import('./post-row-menu-items.tsx'))

export interface PostRowMenuProps {
  post: Post
  onCopyLink: (url: string) => void
}

/** The further actions on a post in the list. */
export function PostRowMenu({ post, onCopyLink }: PostRowMenuProps) {
  const { t } = useTranslation('posts')
  const [deleting, setDeleting] = useState(false)
  const [ending, setEnding] = useState(false)
  return (
    <>
      <MoreMenu label={t('actionsFor', { title: post.title })} content={Items.code}>
        <Items
          post={post}
          onCopyLink={onCopyLink}
          onDelete={() => setDeleting(true)}
          onChangeEnd={() => setEnding(true)}
        />
      </MoreMenu>
      <DeletePostDialog post={post} open={deleting} onOpenChange={setDeleting} />
      <EndDialog post={post} open={ending} onOpenChange={setEnding} />
    </>
  )
}
