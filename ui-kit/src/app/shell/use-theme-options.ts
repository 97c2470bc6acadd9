import { useTranslation } from 'react-i18next'
import { THEMES } from '../../platform/preferences/preferences-store.ts'

/** The themes with their names. */
export function useThemeOptions() {
  const { t } = useTranslation('shell')
  return THEMES.map((value) => ({ value, label: t(`theme.${value}`) }))
}
