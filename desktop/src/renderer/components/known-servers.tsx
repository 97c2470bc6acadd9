import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '@fanfare/ui-kit/primitives/badge.tsx'
import { Button } from '@fanfare/ui-kit/primitives/button.tsx'
import { ConfirmDialog } from '@fanfare/ui-kit/primitives/confirm-dialog.tsx'
import { IconButton } from '@fanfare/ui-kit/primitives/icon-button.tsx'
import { unreadLabel } from '../../shared/unread-label.ts'
import { bridge } from '../bridge.ts'
import { hostOf } from '../host-of.ts'
import { useDesktop } from '../desktop-store.ts'

export interface KnownServersProps {
  onChosen?: () => void
}

/** The servers the user has added, with buttons to choose or forget them. */
export function KnownServers({ onChosen }: KnownServersProps) {
  const { t } = useTranslation(['desktop', 'common'])
  const { servers, server } = useDesktop()
  const [forgetting, setForgetting] = useState<string | null>(null)
  const choose = (address: string) => void bridge.call('server:choose', address).then(onChosen)
  const forget = () => {
    if (forgetting !== null) void bridge.call('server:forget', forgetting)
    setForgetting(null)
  }
  return (
    <>
      <ul className="flex flex-col divide-y divide-line">
        {servers.map(({ address, signedIn, unread }) => (
          <li key={address} className="flex items-center gap-2 py-2">
            <span className="flex min-w-0 flex-1 flex-col">
              <span className="truncate font-medium">{hostOf(address)}</span>
              <span className="text-sm text-muted">
                <span>{t(signedIn ? 'server.signedIn' : 'server.signedOut')}</span>
                {unread > 0 && (
                  <span>{` · ${t('server.unread', { count: unread, number: unreadLabel(unread) })}`}</span>
                )}
              </span>
            </span>
            {address === server ? (
              <Badge tone="accent">{t('server.inUse')}</Badge>
            ) : (
              <Button size="sm" onClick={() => choose(address)}>
                {t('server.use', { host: hostOf(address) })}
              </Button>
            )}
            <IconButton
              size="sm"
              label={t('server.forget', { host: hostOf(address) })}
              icon={<Trash2 aria-hidden />}
              onClick={() => setForgetting(address)}
            />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={forgetting !== null}
        onOpenChange={(open) => !open && setForgetting(null)}
        title={t('server.forgetTitle', { host: hostOf(forgetting ?? '') })}
        description={t('server.forgetText')}
        confirmLabel={t('server.forgetYes')}
        cancelLabel={t('common:actions.cancel')}
        onConfirm={forget}
      />
    </>
  )
}
