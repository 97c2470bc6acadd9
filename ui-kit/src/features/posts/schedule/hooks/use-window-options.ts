import { useTranslation } from 'react-i18next'
import { WINDOW_HOURS_OFFERED } from '@fanfare/contract/core/rules/limits.ts'
import { useHoursText } from '../../../../i18n/use-hours-text.ts'

/** How long a post can ask for comments, as options of a select; `hours` is one that may not be among them. */
export function useWindowOptions(hours?: number) {
  const { t } = useTranslation('schedule')
  const hoursText = useHoursText()
  const all = hours === undefined ? WINDOW_HOURS_OFFERED : [...new Set([...WINDOW_HOURS_OFFERED, hours])]
  return [
    ...all
      .toSorted((one, other) => one - other)
      .map((each) => ({ value: String(each), label: hoursText(each) })),
    { value: 'until', label: t('times.until') },
    { value: 'none', label: t('times.none') },
  ]
}
