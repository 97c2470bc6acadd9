import { ExternalLink, LogIn, Settings } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@fanfare/ui-kit/primitives/button.tsx'
import { EmptyState } from '@fanfare/ui-kit/primitives/empty-state.tsx'
import { IconButton } from '@fanfare/ui-kit/primitives/icon-button.tsx'
import { LogoMark } from '@fanfare/ui-kit/primitives/logo.tsx'
import { Meta } from '@fanfare/ui-kit/primitives/meta.tsx'
import { bridge } from '../../bridge.ts'
import { useDesktop } from '../../desktop-store.ts'
import { useAutoFocus } from '../../hooks/use-auto-focus.ts'
import { OrganizationSwitcher } from '../components/organization-switcher.tsx'
import { PanelFooter } from '../components/panel-footer.tsx'
import { Panel } from '../components/panel.tsx'
import { useEditDrafts } from '../hooks/use-edit-drafts.ts'
import { useOpenCount } from '../hooks/use-open-count.ts'

/** The small window of the tray, which has no frame but its border. Its state is reset every time it opens. */
export default function PanelScreen() {
  // With the texts of the first suggestion: loaded later, they would hide the panel for a moment, which loses the focus.
  const { t } = useTranslation(['desktop', 'suggestions'])
  const { sessionHandle } = useDesktop()
  const openCount = useOpenCount()
  return (
    <div className="slim-scrollbar relative flex h-dvh flex-col overflow-x-hidden overflow-y-auto border border-field bg-surface">
      <Meta title={t('panel.title')} noindex />
      <h1 className="sr-only">{t('panel.title')}</h1>
      <PanelHeader />
      {sessionHandle === null ? <SignedOut /> : <SignedIn key={sessionHandle} openCount={openCount} />}
    </div>
  )
}

/** A new panel for each opening, in which only edited texts are kept. */
function SignedIn({ openCount }: { openCount: number }) {
  const organizationId = useDesktop((state) => state.organizationId)
  return <Panel key={`${openCount} ${organizationId}`} drafts={useEditDrafts()} />
}

/** The organization, and buttons that open the main window. */
function PanelHeader() {
  const { t } = useTranslation('desktop')
  return (
    <header className="flex h-11 shrink-0 items-center gap-2.5 border-b border-line px-3">
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
    <>
      <div className="grid flex-1 place-items-center">
        <EmptyState
          icon={<LogIn />}
          title={t('signedOut.title')}
          description={t('signedOut.description')}
          action={
            <Button
              ref={useAutoFocus()}
              variant="primary"
              onClick={() => void bridge.call('window:open', '/')}
            >
              {t('signedOut.act')}
            </Button>
          }
        />
      </div>
      <PanelFooter mode="none" />
    </>
  )
}
