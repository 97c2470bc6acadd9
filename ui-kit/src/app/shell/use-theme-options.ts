import { useTranslation } from 'react-i18next'
import { THEMES } from '../../platform/preferences/preferences-store.ts'

export function useThemeOptions() {
  const { t } = useTranslation('shell')
  return THEMES.map((value) => ({ value, label: t(`theme.${value}`) }))
}
