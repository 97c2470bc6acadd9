import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'

export interface LengthCountProps {
  id: string
  length: number
  max: number
}

/** How long a text is, as its network counts, and how long it may be. */
export function LengthCount({ id, length, max }: LengthCountProps) {
  const { t } = useTranslation('suggestions')
  const over = length > max
  return (
    <span id={id} className={clsx('text-sm tabular-nums', over ? 'font-medium text-danger' : 'text-muted')}>
      <span aria-hidden>
        {length}/{max}
      </span>
      <span className="sr-only">{t('copyEditor.length', { length, max })}</span>
    </span>
  )
}
