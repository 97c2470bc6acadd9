import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormatNumber } from '../i18n/numbers.ts'

export interface LengthCountProps {
  id?: string
  length: number
  max: number
}

/** The length of a text and its limit. */
export function LengthCount({ id, length, max }: LengthCountProps) {
  const { t } = useTranslation()
  const formatNumber = useFormatNumber()
  const shown = { length: formatNumber(length), max: formatNumber(max) }
  return (
    <span
      id={id}
      className={clsx('text-sm tabular-nums', length > max ? 'font-medium text-danger' : 'text-muted')}
    >
      <span aria-hidden>
        {shown.length}/{shown.max}
      </span>
      <span className="sr-only">{t('length', shown)}</span>
    </span>
  )
}

/** The hint of a field with the length of its text. */
export function CountedHint({ children, ...count }: LengthCountProps & { children?: ReactNode }) {
  return (
    <span className="flex justify-between gap-x-4">
      <span>{children}</span>
      <LengthCount {...count} />
    </span>
  )
}
