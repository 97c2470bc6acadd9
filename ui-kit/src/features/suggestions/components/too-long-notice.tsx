import { useTranslation } from 'react-i18next'
import { SUGGESTION_MAX } from '@fanfare/contract/rules/limits.ts'
import { isTooLong } from '../too-long.ts'

/** Says that a text is too long to be kept, and by how much. The limit is spoken once, not with every key. */
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
