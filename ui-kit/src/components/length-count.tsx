import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'

export interface LengthCountProps {
  id: string
  length: number
  max: number
}

/** The length of a comment as its network counts it, and the limit. */
export function LengthCount({ id, length, max }: LengthCountProps) {
  const { t } = useTranslation()
  const over = length > max
  return (
    <span id={id} className={clsx('text-sm tabular-nums', over ? 'font-medium text-danger' : 'text-muted')}>
      <span aria-hidden>
        {length}/{max}
      </span>
      <span className="sr-only">{t('length', { length, max })}</span>
    </span>
  )
}
