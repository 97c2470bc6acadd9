import { clsx } from 'clsx'
import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { RATINGS } from '@fanfare/contract/community/rules/testimonial.ts'

export interface StarsProps {
  rating: number
}

/** A rating as stars, and as text for screen readers. */
export function Stars({ rating }: StarsProps) {
  const { t } = useTranslation('testimonials')
  return (
    <span className="inline-flex">
      <span className="sr-only">{t('stars', { count: rating, max: RATINGS.length })}</span>
      {RATINGS.map((star) => (
        <Star
          key={star}
          aria-hidden
          className={clsx('size-4', star <= rating ? 'fill-current text-brass-text' : 'text-faint')}
        />
      ))}
    </span>
  )
}
