import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SEARCH_MAX } from '@fanfare/contract/rules/limits.ts'
import { TextInput } from '../../../primitives/text-input.tsx'
import { useTypedSearch } from '../../../forms/use-typed-search.ts'
import { usePostListPlace } from '../use-post-list-place.ts'

/** Words to look for. The list follows when typing pauses, and at once on Enter. */
export function PostSearch() {
  const { t } = useTranslation('posts')
  const { filter, narrow } = usePostListPlace()
  const { text, type, searchNow } = useTypedSearch({
    searched: filter.search ?? '',
    onSearch: (words) => narrow({ search: words || undefined }),
  })
  return (
    <span className="relative min-w-48 flex-1">
      <Search
        aria-hidden
        className="pointer-events-none absolute start-2.5 top-1/2 size-4 -translate-y-1/2 text-faint"
      />
      <TextInput
        type="search"
        aria-label={t('filter.search')}
        placeholder={t('filter.search')}
        value={text}
        maxLength={SEARCH_MAX}
        enterKeyHint="search"
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && searchNow()}
        className="ps-8.5!"
      />
    </span>
  )
}
