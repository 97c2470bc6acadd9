import { useTranslation } from 'react-i18next'
import { TAG_MAX } from '@fanfare/contract/rules/limits.ts'
import { SearchField } from '../../../forms/search-field.tsx'
import { useTagListPlace } from '../use-tag-list-place.ts'

/** A part of a name to look for. */
export function TagSearch() {
  const { t } = useTranslation('tags')
  const { search, searchFor } = useTagListPlace()
  return <SearchField label={t('search')} searched={search} onSearch={searchFor} maxLength={TAG_MAX} />
}
