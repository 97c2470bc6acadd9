import { useTranslation } from 'react-i18next'
import { SEARCH_MAX } from '@fanfare/contract/rules/limits.ts'
import { SearchField } from '../../../forms/search-field.tsx'
import { usePostListPlace } from '../use-post-list-place.ts'

/** Words to look for in the posts. */
export function PostSearch() {
  const { t } = useTranslation('posts')
  const { filter, narrow } = usePostListPlace()
  return (
    <SearchField
      label={t('filter.search')}
      searched={filter.search ?? ''}
      onSearch={(words) => narrow({ search: words || undefined })}
      maxLength={SEARCH_MAX}
    />
  )
}
