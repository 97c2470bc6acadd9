import { useTranslation } from 'react-i18next'
import { Meta } from '@fanfare/ui-kit/primitives/meta.tsx'
import { useDesktop } from '../state/desktop-store.ts'
import { PanelFoot } from './components/panel-foot.tsx'
import { PanelHeader } from './components/panel-header.tsx'
import { Panel } from './components/panel.tsx'
import { SignedOut } from './components/signed-out.tsx'
import { useOpenings } from './hooks/use-openings.ts'

/** The small window of the tray: find, copy, gone. Every opening begins anew. */
export default function PanelScreen() {
  const { t } = useTranslation('desktop')
  const { handle, organizationId } = useDesktop()
  const openings = useOpenings()
  return (
    <div className="flex h-dvh flex-col overflow-hidden bg-surface">
      <Meta title={t('panel.title')} noindex />
      <h1 className="sr-only">{t('panel.title')}</h1>
      <PanelHeader />
      {handle === null ? <SignedOut /> : <Panel key={`${openings} ${organizationId}`} />}
      <PanelFoot />
    </div>
  )
}
