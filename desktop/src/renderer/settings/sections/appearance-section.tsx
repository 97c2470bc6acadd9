import { useTranslation } from 'react-i18next'
import { LanguageSwitcher, ThemeSwitcher } from '@fanfare/ui-kit/app/shell/preference-switchers.tsx'
import { Card } from '@fanfare/ui-kit/primitives/card.tsx'
import { Checkbox } from '@fanfare/ui-kit/primitives/checkbox.tsx'
import { Field } from '@fanfare/ui-kit/primitives/field.tsx'
import { Meta } from '@fanfare/ui-kit/primitives/meta.tsx'
import { PageHeader } from '@fanfare/ui-kit/primitives/page-header.tsx'
import { useDesktop } from '../../desktop-store.ts'
import { changeSettings } from '../components/change-settings.ts'

/** The language, the theme and the density of the client. */
export default function AppearanceSection() {
  const { t } = useTranslation(['desktop', 'shell'])
  const compact = useDesktop(({ settings }) => settings.compact)
  return (
    <div className="flex flex-col gap-5">
      <Meta title={t('sections.appearance')} noindex />
      <PageHeader title={t('sections.appearance')} />
      <Card className="flex flex-col gap-4">
        <Field label={t('shell:footer.language')}>
          <LanguageSwitcher />
        </Field>
        <Field label={t('shell:theme.label')}>
          <ThemeSwitcher />
        </Field>
        <Checkbox
          label={t('appearance.compact')}
          description={t('appearance.compactHint')}
          checked={compact}
          onChange={(checked) => changeSettings({ compact: checked })}
        />
      </Card>
    </div>
  )
}
