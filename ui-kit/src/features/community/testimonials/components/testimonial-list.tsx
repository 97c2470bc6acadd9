import { useQuery } from '@tanstack/react-query'
import { MessageSquareQuote } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { TESTIMONIAL_STATUSES } from '@fanfare/contract/community/rules/testimonial.ts'
import { PagedList } from '../../../../components/paged-list.tsx'
import { useListUrl } from '../../../../components/use-list-url.ts'
import { Button } from '../../../../primitives/button.tsx'
import { Card } from '../../../../primitives/card.tsx'
import { EmptyState } from '../../../../primitives/empty-state.tsx'
import { Segmented } from '../../../../primitives/segmented.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { testimonialsQuery } from '../api/testimonial-queries.ts'
import { TestimonialRow } from './testimonial-row.tsx'

const CHOICES = ['all', ...TESTIMONIAL_STATUSES] as const
const SKELETON_ROWS = ['one', 'two', 'three']

const readFilter = (parameters: URLSearchParams) => ({
  status: TESTIMONIAL_STATUSES.find((status) => status === parameters.get('status')),
})

/** All testimonials of the installation, newest first. */
export function TestimonialList() {
  const { t } = useTranslation('testimonials')
  const { filter, page, asOf, isFiltered, setFilter, clearFilter, hrefFor } = useListUrl(readFilter)
  const { status } = filter
  return (
    <div className="flex flex-col items-start gap-3">
      <Segmented
        label={t('list.status')}
        value={status ?? 'all'}
        onChange={(value) => setFilter({ status: value === 'all' ? undefined : value })}
        options={CHOICES.map((value) => ({ value, label: t(`status.${value}`) }))}
      />
      <div className="w-full">
        <PagedList
          query={useQuery(testimonialsQuery({ status, page, asOf }))}
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
              description={t(isFiltered ? 'list.emptyFiltered' : 'list.emptyText')}
              action={isFiltered && <Button onClick={clearFilter}>{t('list.showAll')}</Button>}
            />
          }
        >
          {(testimonial) => <TestimonialRow key={testimonial.id} testimonial={testimonial} />}
        </PagedList>
      </div>
    </div>
  )
}

function TestimonialListSkeleton() {
  return (
    <Card padded={false} aria-hidden className="divide-y divide-line">
      {SKELETON_ROWS.map((row) => (
        <div key={row} className="flex gap-3 p-4 sm:px-5">
          <Skeleton className="size-9 shrink-0 rounded-full" />
          <div className="flex flex-1 flex-col gap-2.5">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-4 w-2/5" />
          </div>
        </div>
      ))}
    </Card>
  )
}
