import { useTranslation } from 'react-i18next'
import type { Post } from '@fanfare/contract/data/post.ts'

/** The name of a post's author: a former member when the account is gone, unknown when the name is empty. */
export function useAuthorName({ creator }: Pick<Post, 'creator'>): string {
  const { t } = useTranslation(['posts', 'common'])
  if (creator === null) return t('common:state.formerMember')
  return creator.name || t('unknownUser')
}
