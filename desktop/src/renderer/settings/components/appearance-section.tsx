import { useTranslation } from 'react-i18next'
import { LanguageSwitcher, ThemeSwitcher } from '@fanfare/ui-kit/app/shell/preference-switchers.tsx'
import { SectionCard } from '@fanfare/ui-kit/primitives/section-card.tsx'

/** The language and the theme of the client. */
export function AppearanceSection() {
  const { t } = useTranslation('desktop')
  return (
    <SectionCard title={t('appearance.title')}>
      <div className="flex flex-wrap gap-3">
        <LanguageSwitcher />
        <ThemeSwitcher />
      </div>
    </SectionCard>
  )
}
