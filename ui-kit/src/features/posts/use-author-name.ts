import { useTranslation } from 'react-i18next'
import type { Post } from '@fanfare/contract/data/post.ts'

/** Who shared a post. Somebody without an account has left; somebody without a name is unknown. */
export function useAuthorName({ creator }: Pick<Post, 'creator'>): string {
  const { t } = useTranslation(['posts', 'common'])
  if (creator === null) return t('common:state.formerMember')
  return creator.name || t('unknownUser')
}
