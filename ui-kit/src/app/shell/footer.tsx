import { useTranslation } from 'react-i18next'
import { Logo } from '../../primitives/logo.tsx'
import { FooterFrame } from './footer-frame.tsx'
import { FooterLinks } from './footer-links.tsx'
import { LanguageSwitcher, ThemeSwitcher } from './preference-switchers.tsx'

/** The footer of public pages, with the language and theme switchers. */
export function Footer() {
  const { t } = useTranslation('shell')
  return (
    <FooterFrame>
      <div className="grid grid-cols-2 gap-8 py-8 md:grid-cols-[2fr_1fr_1fr_1fr]">
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
    </FooterFrame>
  )
}
