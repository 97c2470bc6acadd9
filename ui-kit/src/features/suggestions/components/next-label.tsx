import { ArrowRight, Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/**
 * Put aside for the reader, offered to a colleague too because there are too few, one more for a reader who has
 * copied, or copied just now.
 */
export type NextState = 'held' | 'shared' | 'further' | 'yours'

export interface NextLabelProps {
  state: NextState
  /** Where the words belong. */
  host: string
}

/** Says why a suggestion heads the list. It has one line in every state, so that nothing moves under a finger. */
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
