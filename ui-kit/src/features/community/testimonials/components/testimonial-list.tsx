import { useQuery } from '@tanstack/react-query'
import { MessageSquareQuote } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LANGUAGES, type Language } from '@fanfare/contract/core/rules/language.ts'
import { TESTIMONIAL_STATUSES } from '@fanfare/contract/community/rules/testimonial.ts'
import { PagedList } from '../../../../components/paged-list.tsx'
import { useListUrl } from '../../../../components/use-list-url.ts'
import { LANGUAGE_OPTIONS, useLanguage } from '../../../../i18n/languages.ts'
import { Button } from '../../../../primitives/button.tsx'
import { Card } from '../../../../primitives/card.tsx'
import { EmptyState } from '../../../../primitives/empty-state.tsx'
import { Segmented } from '../../../../primitives/segmented.tsx'
import { Select } from '../../../../primitives/select.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { testimonialsQuery } from '../api/testimonial-queries.ts'
import { TestimonialRow } from './testimonial-row.tsx'

const CHOICES = ['all', ...TESTIMONIAL_STATUSES] as const
const SKELETON_ROWS = ['one', 'two', 'three']

const EVERY_LANGUAGE = ['all', ...LANGUAGES] as const

const readFilter = (parameters: URLSearchParams) => ({
  status: TESTIMONIAL_STATUSES.find((status) => status === parameters.get('status')),
  language: EVERY_LANGUAGE.find((language) => language === parameters.get('language')),
})

type Filter = ReturnType<typeof readFilter>

/** The language of the shown testimonials; without a choice the reader's, but of pending ones every language. */
function useShownLanguage({ status, language }: Filter): Language | undefined {
  const own = useLanguage()
  const shown = language ?? (status === 'pending' ? 'all' : own)
  return shown === 'all' ? undefined : shown
}

/** The testimonials of the installation, newest first. */
export function TestimonialList() {
  const { t } = useTranslation('testimonials')
  const { filter, page, asOf, setFilter, hrefFor } = useListUrl(readFilter)
  const { status } = filter
  const language = useShownLanguage(filter)
  const isNarrowed = status !== undefined || language !== undefined
  const showAll = () => setFilter({ status: undefined, language: 'all' })
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Segmented
          label={t('list.status')}
          value={status ?? 'all'}
          onChange={(value) => setFilter({ status: value === 'all' ? undefined : value })}
          options={CHOICES.map((value) => ({ value, label: t(`status.${value}`) }))}
        />
        <div className="flex items-center gap-2">
          <span aria-hidden className="text-sm text-muted">
            {t('form.language')}
          </span>
          <Select<(typeof EVERY_LANGUAGE)[number]>
            label={t('form.language')}
            value={language ?? 'all'}
            onChange={(value) => setFilter({ language: value })}
            options={[{ value: 'all', label: t('list.allLanguages') }, ...LANGUAGE_OPTIONS]}
          />
        </div>
      </div>
      <PagedList
        query={useQuery(testimonialsQuery({ status, language, page, asOf }))}
        page={page}
        hrefFor={hrefFor}
        label={t('title')}
        rowsOf={({ testimonials }) => testimonials}
        skeleton={<TestimonialListSkeleton />}
        failedTitle={t('list.failed')}
        empty={
          <EmptyState
            icon={<MessageSquareQuote />}
            title={t('list.empty')}
            description={t(isNarrowed ? 'list.emptyFiltered' : 'list.emptyText')}
            action={isNarrowed && <Button onClick={showAll}>{t('list.showAll')}</Button>}
          />
        }
      >
        {(testimonial) => (
          <TestimonialRow
            key={testimonial.id}
            testimonial={testimonial}
            namesLanguage={language === undefined}
          />
        )}
      </PagedList>
    </div>
  )
}

function TestimonialListSkeleton() {
  return (
    <Card padded={false} aria-hidden className="divide-y divide-line">
      {SKELETON_ROWS.map((row) => (
        <div key={row} className="flex flex-col gap-1.5 px-4 py-3 sm:px-5">
          <Skeleton className="h-[1lh] w-4/5 text-lg" />
          <Skeleton className="h-5.5 w-2/5" />
        </div>
      ))}
    </Card>
  )
}
