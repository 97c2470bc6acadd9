import { useTranslation } from 'react-i18next'
import { SEARCH_MAX } from '@fanfare/contract/core/rules/limits.ts'
import type { CommunityFilter, CommunitySort } from '@fanfare/contract/posts/rules/community_filter.ts'
import { SearchField } from '../../../../components/search-field.tsx'
import { Segmented } from '../../../../primitives/segmented.tsx'

export interface CommunityFiltersProps {
  filter: CommunityFilter
  onChange: (change: Partial<CommunityFilter>) => void
}

/** Searches and orders public posts. */
export function CommunityFilters({ filter, onChange }: CommunityFiltersProps) {
  const { t } = useTranslation('community')
  return (
    <search className="flex flex-wrap items-center gap-2">
      <SearchField
        label={t('filter.search')}
        value={filter.search ?? ''}
        onSearch={(text) => onChange({ search: text || undefined })}
        maxLength={SEARCH_MAX}
      />
      <Segmented<CommunitySort>
        label={t('filter.sort')}
        value={filter.sort ?? 'newest'}
        onChange={(sort) => onChange({ sort: sort === 'newest' ? undefined : sort })}
        options={[
          { value: 'newest', label: t('filter.newest') },
          { value: 'available', label: t('filter.available') },
        ]}
      />
    </search>
  )
}
