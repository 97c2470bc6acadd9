import { useTranslation } from 'react-i18next'
import type { Post } from '@fanfare/contract/data/post.ts'

type Authored = Pick<Post, 'creator'>

/** Names the authors of posts: a former member when the account is gone, unknown when the name is empty. */
export function useAuthorNames(): (post: Authored) => string {
  const { t } = useTranslation(['posts', 'common'])
  return ({ creator }) =>
    creator === null ? t('common:state.formerMember') : creator.name || t('unknownUser')
}

/** The name of a post's author. */
export function useAuthorName(post: Authored): string {
  return useAuthorNames()(post)
}
