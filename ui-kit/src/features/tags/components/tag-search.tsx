import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { TAG_MAX } from '@fanfare/contract/rules/limits.ts'
import { useTypedSearch } from '../../../forms/use-typed-search.ts'
import { TextInput } from '../../../primitives/text-input.tsx'
import { useTagListPlace } from '../use-tag-list-place.ts'

/** A part of a name to look for. The list follows when typing pauses, and at once on Enter. */
export function TagSearch() {
  const { t } = useTranslation('tags')
  const { search, searchFor } = useTagListPlace()
  const { text, type, searchNow } = useTypedSearch({ searched: search, onSearch: searchFor })
  return (
    <span className="relative min-w-48 flex-1">
      <Search
        aria-hidden
        className="pointer-events-none absolute start-2.5 top-1/2 size-4 -translate-y-1/2 text-faint"
      />
      <TextInput
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        value={text}
        maxLength={TAG_MAX}
        enterKeyHint="search"
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && searchNow()}
        className="ps-8.5!"
      />
    </span>
  )
}
