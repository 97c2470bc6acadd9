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
