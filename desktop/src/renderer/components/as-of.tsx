import { useTranslation } from 'react-i18next'
import { formatDate } from '@fanfare/ui-kit/i18n/dates.ts'
import { useLanguage } from '@fanfare/ui-kit/i18n/languages.ts'
import { useNow } from '../hooks/use-now.ts'

export interface AsOfProps {
  /** When the list was fetched. */
  iso: string
}

/** How old the list is: the time, and the date when it is not from today. */
export function AsOf({ iso }: AsOfProps) {
  const { t } = useTranslation('desktop')
  const language = useLanguage()
  const now = useNow()
  const today = new Date(iso).toDateString() === new Date(now).toDateString()
  return t('offline.asOf', { time: formatDate(iso, language, today ? 'time' : 'datetime') })
}
