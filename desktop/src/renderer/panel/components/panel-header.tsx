import { ExternalLink, Settings } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@fanfare/ui-kit/primitives/icon-button.tsx'
import { LogoMark } from '@fanfare/ui-kit/primitives/logo.tsx'
import { bridge } from '../../bridge.ts'
import { OrganizationSwitcher } from './organization-switcher.tsx'

/** Whose suggestions these are, and the ways into the main window. */
export function PanelHeader() {
  const { t } = useTranslation('desktop')
  return (
    <header className="flex h-14 shrink-0 items-center gap-2.5 border-b border-line px-3">
      <LogoMark />
      <OrganizationSwitcher />
      <div className="ms-auto flex">
        <IconButton
          label={t('panel.settings')}
          icon={<Settings aria-hidden />}
          onClick={() => void bridge.call('window:open', '/desktop-settings')}
        />
        <IconButton
          label={t('panel.dashboard')}
          icon={<ExternalLink aria-hidden />}
          onClick={() => void bridge.call('window:open', '/dashboard')}
        />
      </div>
    </header>
  )
}
