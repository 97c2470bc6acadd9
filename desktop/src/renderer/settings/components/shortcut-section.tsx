import { useTranslation } from 'react-i18next'
import { Notice } from '@fanfare/ui-kit/primitives/notice.tsx'
import { SectionCard } from '@fanfare/ui-kit/primitives/section-card.tsx'
import { SHORTCUTS } from '../../../shared/settings.ts'
import { useDesktop } from '../../desktop-store.ts'
import { ShortcutRow } from './shortcut-row.tsx'

/** The system-wide shortcuts. None is set by default. */
export function ShortcutSection() {
  const { t } = useTranslation('desktop')
  const wayland = useDesktop((desktop) => desktop.wayland)
  return (
    <SectionCard title={t('shortcut.title')} description={t('shortcut.description')}>
      {SHORTCUTS.map((name) => (
        <ShortcutRow key={name} name={name} />
      ))}
      {wayland && <Notice tone="info">{t('shortcut.wayland')}</Notice>}
    </SectionCard>
  )
}
