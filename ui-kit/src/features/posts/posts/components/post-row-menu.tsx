import { Ellipsis, FileText, Link2, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import { openedLater } from '../../../../components/opened-later.tsx'
import { IconButton } from '../../../../primitives/icon-button.tsx'
import { MenuItem, MenuLink } from '../../../../primitives/menu-item.tsx'
import { Menu, MenuSeparator } from '../../../../primitives/menu.tsx'
import { editPostPath, postPath } from '../post-paths.ts'

const DeletePostDialog = openedLater(() => import('./delete-post-dialog.tsx'))

export interface PostRowMenuProps {
  post: Post
  onCopyLink: (url: string) => void
}

/** The further actions on a post in the list. */
export function PostRowMenu({ post, onCopyLink }: PostRowMenuProps) {
  const { t } = useTranslation(['posts', 'common'])
  const [deleting, setDeleting] = useState(false)
  const { can, publicUrl } = post
  const label = t('actionsFor', { title: post.title })
  return (
    <>
      <Menu
        label={label}
        trigger={<IconButton label={label} size="sm" atEnd icon={<Ellipsis aria-hidden />} />}
      >
        <MenuLink to={postPath(post.id)} icon={<FileText aria-hidden />}>
          {t('viewDetails')}
        </MenuLink>
        {/* Where there is a share sheet, the share button opens that and no menu. */}
        {publicUrl !== null && (
          <MenuItem icon={<Link2 aria-hidden />} onSelect={() => onCopyLink(publicUrl)}>
            {t('copyPublicLink')}
          </MenuItem>
        )}
        {can.update && (
          <MenuLink to={editPostPath(post.id)} icon={<Pencil aria-hidden />}>
            {t('common:actions.edit')}
          </MenuLink>
        )}
        {can.delete && (
          <>
            <MenuSeparator />
            <MenuItem danger icon={<Trash2 aria-hidden />} onSelect={() => setDeleting(true)}>
              {t('common:actions.delete')}
            </MenuItem>
          </>
        )}
      </Menu>
      <DeletePostDialog post={post} open={deleting} onOpenChange={setDeleting} />
    </>
  )
}
