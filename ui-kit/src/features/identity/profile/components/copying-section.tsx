import { useTranslation } from 'react-i18next'
import { usePreferences } from '../../../../platform/preferences/preferences-store.ts'
import { Checkbox } from '../../../../primitives/checkbox.tsx'
import { SectionCard } from '../../../../primitives/section-card.tsx'

/** What happens after a copy, on this device. */
export function CopyingSection() {
  const { t } = useTranslation('profile')
  const { openAfterCopy, setOpenAfterCopy } = usePreferences()
  return (
    <SectionCard title={t('copying.title')}>
      <Checkbox
        label={t('copying.open')}
        description={t('copying.openText')}
        checked={openAfterCopy}
        onChange={setOpenAfterCopy}
      />
    </SectionCard>
  )
}
