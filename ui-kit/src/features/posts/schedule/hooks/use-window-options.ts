import { useTranslation } from 'react-i18next'
import { useHourOptions } from '../../../../i18n/use-hours-text.ts'

/** How long a post can ask for comments, as options of a select; `hours` is one that may not be among them. */
export function useWindowOptions(hours?: number) {
  const { t } = useTranslation('schedule')
  return [
    ...useHourOptions(hours),
    { value: 'until', label: t('times.until') },
    { value: 'none', label: t('times.none') },
  ]
}
