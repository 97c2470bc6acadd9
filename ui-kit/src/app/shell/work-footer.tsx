import { ChevronDown } from 'lucide-react'
import type { ToggleEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { FooterFrame } from './footer-frame.tsx'
import { FooterLinks } from './footer-links.tsx'
import { LanguageSwitcher, ThemeSwitcher } from './preference-switchers.tsx'

/** The footer of screens that people work on: one row, from which the columns open. */
export default function WorkFooter() {
  const { t } = useTranslation('shell')
  const titles = [t('footer.product'), t('footer.company'), t('footer.support')]
  return (
    <FooterFrame>
      <div className="relative">
        <details onToggle={showWhole}>
          <summary className="inline-flex cursor-pointer items-center gap-1 rounded-sm py-3 text-sm text-muted hover:text-ink">
            {titles.join(' · ')}
            <ChevronDown aria-hidden className="size-3.5" />
          </summary>
          <div className="grid grid-cols-2 items-start gap-8 pt-3 pb-6 md:grid-cols-4">
            <FooterLinks />
            <ThemeSwitcher />
          </div>
        </details>
        <div className="absolute end-0 top-0 py-1">
          <LanguageSwitcher />
        </div>
      </div>
    </FooterFrame>
  )
}

/** The columns open below the end of the page. */
function showWhole({ currentTarget }: ToggleEvent<HTMLElement>) {
  currentTarget.scrollIntoView({ block: 'nearest' })
}
