import { useTranslation } from 'react-i18next'
import { LANGUAGE_OPTIONS, useLanguage } from '../../i18n/languages.ts'
import { usePreferences } from '../../platform/preferences/preferences-store.ts'
import { Select } from '../../primitives/select.tsx'
import { useChooseLanguage } from '../session/use-choose-language.ts'
import { useThemeOptions } from './use-theme-options.ts'

export function LanguageSwitcher() {
  const { t } = useTranslation('shell')
  const choose = useChooseLanguage()
  return (
    <Select label={t('footer.language')} value={useLanguage()} onChange={choose} options={LANGUAGE_OPTIONS} />
  )
}

export function ThemeSwitcher() {
  const { t } = useTranslation('shell')
  const { theme, setTheme } = usePreferences()
  return <Select label={t('theme.label')} value={theme} onChange={setTheme} options={useThemeOptions()} />
}
