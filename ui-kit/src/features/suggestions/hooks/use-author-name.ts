import { useTranslation } from 'react-i18next'
import type { Comment } from '@fanfare/contract/suggestions/data/comment.ts'

/** The author's name; null for a generated comment. */
export function useAuthorName({ author, isAiGenerated }: Comment): string | null {
  const { t } = useTranslation('common')
  if (author === null && isAiGenerated) return null
  return author?.name ?? t('state.formerMember')
}
