import { clsx } from 'clsx'
import { Star } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { RATINGS, type Rating } from '@fanfare/contract/community/rules/testimonial.ts'

export interface RatingChoiceProps {
  value: Rating
  onChange: (rating: Rating) => void
}

/** One to five stars as radio buttons. */
export function RatingChoice({ value, onChange }: RatingChoiceProps) {
  const { t } = useTranslation('testimonials')
  const id = useId()
  return (
    <div role="radiogroup" aria-labelledby={id} className="flex flex-col gap-1.5">
      <span id={id} className="text-sm font-medium">
        {t('form.rating')}
      </span>
      <span className="flex">
        {RATINGS.map((rating) => (
          <label
            key={rating}
            className="relative inline-flex size-9 cursor-pointer items-center rounded-md pointer-coarse:size-11 has-focus-visible:outline-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name={id}
              value={rating}
              checked={rating === value}
              onChange={() => onChange(rating)}
              aria-label={t('stars', { count: rating, max: RATINGS.length })}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <Star
              aria-hidden
              className={clsx('size-6', rating <= value ? 'fill-current text-brass-text' : 'text-faint')}
            />
          </label>
        ))}
      </span>
    </div>
  )
}
