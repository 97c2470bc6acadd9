import { useTranslation } from 'react-i18next'
import { LANGUAGE_OPTIONS, useLanguage } from '../../i18n/languages.ts'
import { usePreferences } from '../../platform/preferences/preferences-store.ts'
import { Logo } from '../../primitives/logo.tsx'
import { Select } from '../../primitives/select.tsx'
import { useChooseLanguage } from '../session/use-choose-language.ts'
import { FooterLinks } from './footer-links.tsx'
import { useThemeOptions } from './use-theme-options.ts'

/** The footer of every page, with the language and theme switchers. */
export function Footer() {
  const { t } = useTranslation('shell')
  return (
    <footer className="border-t border-line pb-[env(safe-area-inset-bottom)]">
      <div className="mx-auto grid w-full max-w-[1040px] grid-cols-2 gap-x-8 gap-y-8 px-4 py-8 sm:px-6 md:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="col-span-full flex flex-col items-start gap-1.5 md:col-span-1">
          <Logo size={20} />
          <p className="text-sm text-faint">{t('footer.claim')}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <LanguageSwitcher />
            <ThemeSwitcher />
          </div>
        </div>
        <FooterLinks />
      </div>
    </footer>
  )
}

function LanguageSwitcher() {
  const { t } = useTranslation('shell')
  const choose = useChooseLanguage()
  return (
    <Select label={t('footer.language')} value={useLanguage()} onChange={choose} options={LANGUAGE_OPTIONS} />
  )
}

function ThemeSwitcher() {
  const { t } = useTranslation('shell')
  const { theme, setTheme } = usePreferences()
  return <Select label={t('theme.label')} value={theme} onChange={setTheme} options={useThemeOptions()} />
}
