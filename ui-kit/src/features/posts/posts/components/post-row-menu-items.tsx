import { CalendarClock, FileText, Link2, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import { MenuItem, MenuLink } from '../../../../primitives/menu-item.tsx'
import { MenuSeparator } from '../../../../primitives/menu.tsx'
import { editPostPath, postPath } from '../post-paths.ts'
import FeatureItems from './feature-items.tsx'

export interface PostRowMenuItemsProps {
  post: Post
  onCopyLink: (url: string) => void
  onDelete: () => void
  onChangeEnd: () => void
}

/** What a member can do with a post in the list. */
export default function PostRowMenuItems({ post, onCopyLink, onDelete, onChangeEnd }: PostRowMenuItemsProps) {
  const { t } = useTranslation(['posts', 'common'])
  const { can, publicUrl } = post
  return (
    <>
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
      {can.schedule && post.startsAt === null && (
        <MenuItem icon={<CalendarClock aria-hidden />} onSelect={onChangeEnd}>
          {t('end.title')}
        </MenuItem>
      )}
      {can.feature && <FeatureItems post={post} />}
      {can.delete && (
        <>
          <MenuSeparator />
          <MenuItem danger icon={<Trash2 aria-hidden />} onSelect={onDelete}>
            {t('common:actions.delete')}
          </MenuItem>
        </>
      )}
    </>
  )
}
