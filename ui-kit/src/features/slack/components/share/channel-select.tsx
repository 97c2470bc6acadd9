import { useTranslation } from 'react-i18next'
import type { SlackChannel, SlackChannelList } from '@fanfare/contract/slack/data/slack.ts'
import { SEARCH_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { SearchableSelect } from '../../../../components/searchable-select.tsx'

export interface ChannelSelectProps {
  list: SlackChannelList
  search: string
  onSearch: (search: string) => void
  /** The chosen channel; it stays in the list during another search. */
  value: SlackChannel | null
  onChange: (channel: SlackChannel | null) => void
}

/** Chooses a channel; more than one page is searched on the server. */
export function ChannelSelect({ list, search, onSearch, value, onChange }: ChannelSelectProps) {
  const { t } = useTranslation('slack')
  const { channels, pagination } = list
  const isListed = channels.some(({ id }) => id === value?.id)
  const offered = value === null || isListed ? channels : [value, ...channels]
  return (
    <SearchableSelect
      label={t('share.channel')}
      value={value?.id ?? ''}
      onChange={(id) => onChange(offered.find((channel) => channel.id === id) ?? null)}
      options={[
        { value: '', label: t('share.choose') },
        ...offered.map(({ id, name, is_member: isMember }) => ({
          value: id,
          label: isMember ? `#${name}` : t('share.withoutBot', { name }),
          disabled: !isMember,
        })),
      ]}
      hasMore={pagination.totalPages > 1}
      search={search}
      onSearch={onSearch}
      searchLabel={t('share.search')}
      searchMax={SEARCH_MAX}
    />
  )
}
