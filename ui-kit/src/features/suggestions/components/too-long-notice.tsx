import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { SUGGESTION_MAX } from '@fanfare/contract/rules/limits.ts'

/** Shows that a text is too long and by how much. Announced once, not with every key. */
export function TooLongNotice({ text }: { text: string }) {
  const { t } = useTranslation('suggestions')
  if (!isTooLong(text)) return null
  return (
    <p role="alert" className="flex flex-wrap justify-between gap-x-3 text-sm text-danger">
      {t('tooLong', { max: SUGGESTION_MAX })}
      <span aria-hidden className="font-medium tabular-nums">
        {text.trim().length}/{SUGGESTION_MAX}
      </span>
    </p>
  )
}

/** Whether a suggestion is too long for the server. It is never cut off. */
export const isTooLong = (text: string): boolean => text.trim().length > SUGGESTION_MAX

interface LengthCountProps {
  id: string
  length: number
  max: number
}

/** The length of a comment as its network counts it, and the limit. */
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
