import { useTranslation } from 'react-i18next'
import type { Post } from '@fanfare/contract/posts/data/post.ts'

type Authored = Pick<Post, 'creator'>

/** Names the authors of posts: a former member for a deleted account, unknown for an empty name. */
export function useAuthorNames(): (post: Authored) => string {
  const { t } = useTranslation(['posts', 'common'])
  return ({ creator }) =>
    creator === null ? t('common:state.formerMember') : creator.name || t('unknownUser')
}

export function useAuthorName(post: Authored): string {
  return useAuthorNames()(post)
}
