import { ExternalLink, LogIn, Settings } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@fanfare/ui-kit/primitives/button.tsx'
import { EmptyState } from '@fanfare/ui-kit/primitives/empty-state.tsx'
import { IconButton } from '@fanfare/ui-kit/primitives/icon-button.tsx'
import { Kbd } from '@fanfare/ui-kit/primitives/kbd.tsx'
import { LogoMark } from '@fanfare/ui-kit/primitives/logo.tsx'
import { Meta } from '@fanfare/ui-kit/primitives/meta.tsx'
import { bridge } from '../../bridge.ts'
import { useDesktop } from '../../desktop-store.ts'
import { useAutoFocus } from '../../hooks/use-auto-focus.ts'
import { OrganizationSwitcher } from '../components/organization-switcher.tsx'
import { Panel } from '../components/panel.tsx'
import { useOpenCount } from '../hooks/use-open-count.ts'

/** The small window of the tray, which has no frame but its border. Its state is reset every time it opens. */
export default function PanelScreen() {
  const { t } = useTranslation('desktop')
  const { sessionHandle, organizationId } = useDesktop()
  const openCount = useOpenCount()
  return (
    <div className="flex h-dvh flex-col overflow-hidden border border-field bg-surface">
      <Meta title={t('panel.title')} noindex />
      <h1 className="sr-only">{t('panel.title')}</h1>
      <PanelHeader />
      {sessionHandle === null ? <SignedOut /> : <Panel key={`${openCount} ${organizationId}`} />}
      <PanelFooter />
    </div>
  )
}

/** The organization, and buttons that open the main window. */
function PanelHeader() {
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

function SignedOut() {
  const { t } = useTranslation('desktop')
  return (
    <div className="grid flex-1 place-items-center">
      <EmptyState
        icon={<LogIn />}
        title={t('signedOut.title')}
        description={t('signedOut.description')}
        action={
          <Button ref={useAutoFocus()} variant="primary" onClick={() => void bridge.call('window:open', '/')}>
            {t('signedOut.act')}
          </Button>
        }
      />
    </div>
  )
}

function PanelFooter() {
  const { t } = useTranslation('desktop')
  return (
    <footer className="flex h-9 shrink-0 items-center gap-3 border-t border-line bg-sunken px-3 text-sm text-muted">
      <Legend keys={['↑', '↓']}>{t('keys.move')}</Legend>
      <Legend keys={['↵']}>{t('keys.copy')}</Legend>
      <span className="ms-auto">
        <Legend keys={['esc']}>{t('keys.close')}</Legend>
      </span>
    </footer>
  )
}

function Legend({ keys, children }: { keys: string[]; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      {keys.map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
      <span className="ms-0.5">{children}</span>
    </span>
  )
}
