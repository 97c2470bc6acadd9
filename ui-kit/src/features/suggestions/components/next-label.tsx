import { ArrowRight, Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/**
 * Reserved for the user, shared with colleagues because there are too few, one more after a copy, or just copied.
 */
export type NextState = 'reserved' | 'shared' | 'further' | 'yours'

export interface NextLabelProps {
  state: NextState
  /** The host of the link. */
  host: string
}

/** Explains why a suggestion is first in the list. Always one line, to avoid layout shifts. */
export function NextLabel({ state, host }: NextLabelProps) {
  const { t } = useTranslation('suggestions')
  const Icon = state === 'yours' ? Check : ArrowRight
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-sm">
      <Icon aria-hidden className="size-4 text-accent-text" />
      <strong className="font-semibold text-accent-text">
        {state === 'yours' ? t('next.yoursTitle') : t('next.title')}
      </strong>
      <span className="text-muted">{t(`next.${state}`, { host })}</span>
    </p>
  )
}
