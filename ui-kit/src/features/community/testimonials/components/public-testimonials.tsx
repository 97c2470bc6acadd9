import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PublicTestimonial } from '@fanfare/contract/community/data/testimonial.ts'
import { QueryState } from '../../../../components/query-state.tsx'
import { useLanguage } from '../../../../i18n/languages.ts'
import { Card } from '../../../../primitives/card.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { publicTestimonialsQuery } from '../api/testimonial-queries.ts'
import { Stars } from './stars.tsx'

const PLACES = ['one', 'two', 'three']
const GRID = 'grid gap-4 sm:grid-cols-2'

export interface PublicTestimonialsProps {
  /** Shown while there is no testimonial; without it the whole section is hidden. */
  empty?: ReactNode
}

/** The published testimonials. */
export function PublicTestimonials({ empty }: PublicTestimonialsProps) {
  const { t } = useTranslation('testimonials')
  const query = useQuery(publicTestimonialsQuery(useLanguage()))
  if (empty === undefined && query.data?.testimonials.length === 0) return null
  return (
    <section aria-labelledby="testimonials" className="flex flex-col gap-4">
      <h2 id="testimonials" className="font-display text-2xl font-semibold tracking-[-0.03em]">
        {t('public.title')}
      </h2>
      <QueryState
        query={query}
        skeleton={<PublicSkeleton />}
        failedTitle={t('list.failed')}
        isEmpty={(list) => list.testimonials.length === 0}
        empty={empty}
        card
      >
        {({ testimonials }) => (
          <ul className={GRID}>
            {testimonials.map((testimonial) => (
              <Quote key={testimonial.id} testimonial={testimonial} />
            ))}
          </ul>
        )}
      </QueryState>
    </section>
  )
}

function Quote({ testimonial }: { testimonial: PublicTestimonial }) {
  const { t } = useTranslation('testimonials')
  const { author, content, language, rating } = testimonial
  return (
    <Card as="li" className="flex flex-col gap-3">
      <Stars rating={rating} />
      <blockquote dir="auto" lang={language} className="break-words whitespace-pre-line">
        {content}
      </blockquote>
      <p className="mt-auto text-sm break-words text-muted">
        {author === null ? t('public.anonymous') : t('public.author', author)}
      </p>
    </Card>
  )
}

function PublicSkeleton() {
  return (
    <div aria-hidden className={GRID}>
      {PLACES.map((place) => (
        <Card key={place} className="flex flex-col gap-3">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-12" />
          <Skeleton className="h-4 w-32" />
        </Card>
      ))}
    </div>
  )
}
