import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import {
  PLATFORM_ACTIONS,
  PLATFORM_FIELDS,
  type PlatformLogEntry,
} from '@fanfare/contract/moderation/data/platform_log.ts'
import { ChangeList } from '../../../../../components/change-list.tsx'
import { readLogFilter, toLogFilter } from '../../../../../components/log/log-filter.ts'
import { LogFilters } from '../../../../../components/log/log-filters.tsx'
import { PagedList } from '../../../../../components/paged-list.tsx'
import { useListUrl } from '../../../../../components/use-list-url.ts'
import { DateText } from '../../../../../i18n/date-text.tsx'
import { Button } from '../../../../../primitives/button.tsx'
import { EmptyState } from '../../../../../primitives/empty-state.tsx'
import { platformLogQuery } from '../../api/admin-queries.ts'
import { ListSkeleton } from '../list-skeleton.tsx'
import { AdministratorField } from './administrator-field.tsx'

const readFilter = readLogFilter(PLATFORM_ACTIONS)

/** Fields with translated values; all other values are user-written text or numbers. */
const WORDS = {
  isPredefined: ['true', 'false'],
  isSensitive: ['true', 'false'],
  includesSubdomains: ['true', 'false'],
  status: ['pending', 'approved', 'rejected', 'open', 'closed'],
  state: ['approved', 'blocked'],
} as const

/** The decisions of administrators, newest first. */
export function PlatformLog() {
  const { t } = useTranslation(['admin', 'common'])
  const { filter, page, asOf, isFiltered, setFilter, clearFilter, hrefFor } = useListUrl(readFilter)
  const query = useQuery(platformLogQuery({ ...toLogFilter(filter), page, asOf }))
  return (
    <div className="flex flex-col gap-3">
      <LogFilters
        filter={filter}
        onChange={setFilter}
        actions={PLATFORM_ACTIONS.map((value) => ({ value, label: t(`actions.${value}`) }))}
      >
        <AdministratorField value={filter.actor} onChange={(actor) => setFilter({ actor })} />
      </LogFilters>
      <PagedList
        as="ol"
        query={query}
        page={page}
        hrefFor={hrefFor}
        label={t('log.title')}
        rowsOf={({ entries }) => entries}
        skeleton={<ListSkeleton />}
        failedTitle={t('log.failed')}
        empty={
          <EmptyState
            icon={<History />}
            title={t(isFiltered ? 'log.nothing' : 'log.empty')}
            description={t(isFiltered ? 'common:log.nothingText' : 'log.emptyText')}
            action={isFiltered ? <Button onClick={clearFilter}>{t('common:log.clear')}</Button> : undefined}
          />
        }
      >
        {(entry) => <LogRow key={entry.id} entry={entry} />}
      </PagedList>
    </div>
  )
}

type Word = (typeof WORDS)[keyof typeof WORDS][number]

const wordsOf = (field: string): readonly Word[] => (field in WORDS ? WORDS[field as keyof typeof WORDS] : [])

/** A decision: what was decided, about what, by whom and when, with the values before and after. */
function LogRow({ entry }: { entry: PlatformLogEntry }) {
  const { t } = useTranslation(['admin', 'common'])
  const { action, subject, actor, createdAt, before, after } = entry
  const nameOf = (field: string) => {
    const known = PLATFORM_FIELDS.find((name) => name === field)
    return known === undefined ? field : t(`log.fields.${known}`)
  }
  const textOf = (field: string, value: string) => {
    const word = wordsOf(field).find((each) => each === value)
    return word === undefined ? value : t(`log.values.${word}`)
  }
  return (
    <li className="flex flex-col gap-1 px-4 py-3 sm:px-5">
      <p className="break-words">
        <span className="font-medium">{t(`actions.${action}`)}</span>
        {subject !== '' && <span>: {subject}</span>}
      </p>
      <p className="text-sm break-words text-muted">
        {actor?.name ?? t('common:state.formerMember')}
        {' · '}
        <DateText iso={createdAt} />
      </p>
      <ChangeList before={before} after={after} nameOf={nameOf} textOf={textOf} />
    </li>
  )
}
