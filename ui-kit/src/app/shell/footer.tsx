import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { SupportButton } from '../../features/support/components/support-button.tsx'
import { LANGUAGE_OPTIONS, useLanguage } from '../../i18n/languages.ts'
import { usePreferences } from '../../platform/preferences/preferences-store.ts'
import { Logo } from '../../primitives/logo.tsx'
import { Select } from '../../primitives/select.tsx'
import { useChooseLanguage } from '../session/use-choose-language.ts'
import { useCommunityPath } from './nav-items.ts'
import { useThemeOptions } from './use-theme-options.tsx'

/** The footer of every page, with the language and theme switchers. */
export function Footer() {
  const { t } = useTranslation('shell')
  return (
    <footer className="border-t border-line pb-[env(safe-area-inset-bottom)]">
      <div className="mx-auto flex w-full max-w-[1040px] flex-wrap items-start justify-between gap-x-12 gap-y-6 px-4 py-8 sm:px-6">
        <div className="flex flex-col gap-1.5">
          <Logo size={20} />
          <p className="text-sm text-faint">{t('footer.claim')}</p>
        </div>
        <nav aria-labelledby="footer-product" className="flex flex-col gap-1.5">
          <h2 id="footer-product" className="text-sm font-medium">
            {t('footer.product')}
          </h2>
          <Link to={useCommunityPath()} className="rounded-sm text-muted hover:text-ink pointer-coarse:py-2">
            {t('nav.community')}
          </Link>
        </nav>
        <section aria-labelledby="footer-support" className="flex flex-col items-start gap-1.5">
          <h2 id="footer-support" className="text-sm font-medium">
            {t('footer.support')}
          </h2>
          <SupportButton className="rounded-sm text-muted hover:text-ink pointer-coarse:py-2">
            {t('footer.requestSupport')}
          </SupportButton>
        </section>
        <div className="flex flex-wrap gap-2">
          <LanguageSwitcher />
          <ThemeSwitcher />
        </div>
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
