import { useTranslation } from 'react-i18next'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import {
  DeleteSelection,
  type DeleteSelectionProps,
} from '../../../../components/selection/delete-selection.tsx'
import { deletePosts } from '../api/post-api.ts'

export interface PostSelectionProps extends Pick<DeleteSelectionProps<Post>, 'children'> {
  posts: readonly Post[]
}

/** Selects posts of the page, and deletes them. */
export default function PostSelection({ posts, children }: PostSelectionProps) {
  const { t } = useTranslation()
  return (
    <DeleteSelection
      rows={posts}
      nameOf={({ isSensitive, title }) => (isSensitive ? t('sensitive.title') : title)}
      onDelete={deletePosts}
    >
      {children}
    </DeleteSelection>
  )
}
