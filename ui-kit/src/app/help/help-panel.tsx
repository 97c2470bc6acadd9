import { Keyboard } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useHelpAddress } from '../../components/use-help-address.ts'
import { Help } from '../../features/community/help/components/help.tsx'
import { topicOf } from '../../features/community/help/help-topics.ts'
import { SupportButton } from '../../features/moderation/support/components/support-button.tsx'
import { useSession } from '../../platform/session/use-session.ts'
import { buttonClass } from '../../primitives/button-style.ts'
import { Drawer } from '../../primitives/drawer.tsx'
import { IconButton } from '../../primitives/icon-button.tsx'
import { closeLayer, openLayer, useShellStore } from '../shell/shell-store.ts'

/** The help, which opens at the topic of the screen below it. */
export default function HelpPanel() {
  const { t } = useTranslation(['help', 'shell', 'common'])
  const open = useShellStore(({ layer }) => layer === 'help')
  const { pathname } = useLocation()
  const { user } = useSession()
  const addressOf = useHelpAddress()
  return (
    <Drawer
      open={open}
      onOpenChange={() => closeLayer('help')}
      title={t('shell:footer.help')}
      closeLabel={t('common:actions.close')}
      side="right"
      size="reading"
      footer={
        <section aria-labelledby="stuck" className="flex flex-wrap items-center gap-2">
          <h3 id="stuck" className="text-sm text-muted">
            {t('stuck')}
          </h3>
          <SupportButton className={buttonClass({ className: 'ms-auto' })}>
            {t('shell:footer.requestSupport')}
          </SupportButton>
          <IconButton
            label={t('keys')}
            icon={<Keyboard aria-hidden />}
            onClick={() => openLayer('shortcuts')}
          />
        </section>
      }
    >
      <Help
        start={topicOf(pathname)}
        isAdministrator={user?.isAdmin ?? false}
        guideOf={(section) => addressOf(`/${section}`)}
      />
    </Drawer>
  )
}
