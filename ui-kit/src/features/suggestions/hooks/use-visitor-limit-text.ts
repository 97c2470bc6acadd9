import { useTranslation } from 'react-i18next'
import type { VisitorLimit } from '@fanfare/contract/suggestions/data/comment.ts'
import { formatDate } from '../../../i18n/dates.ts'
import { useLanguage } from '../../../i18n/languages.ts'

/** Says why a visitor cannot copy, and until when. */
export function useVisitorLimitText(): (limit: VisitorLimit) => string {
  const { t } = useTranslation('suggestions')
  const language = useLanguage()
  return ({ code, until }) =>
    t(`visitor.${code}`, { time: until === null ? '' : formatDate(until, language, 'datetime') })
}
