import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Host } from '@fanfare/contract/posts/data/host.ts'
import { useToastAction } from '../../../../components/use-toast-action.ts'
import { IconButton } from '../../../../primitives/icon-button.tsx'
import { Menu } from '../../../../primitives/menu.tsx'
import { MenuItem } from '../../../../primitives/menu-item.tsx'
import { useChangeHost } from '../hooks/use-host-decisions.ts'
import { HostDialog, type HostQuestion } from './host-dialog.tsx'

export interface HostActionsProps {
  host: Host
}

/** Changes a decision about a host, or revokes it. Changes that affect posts are confirmed. */
export function HostActions({ host }: HostActionsProps) {
  const { t } = useTranslation('moderation')
  const [question, setQuestion] = useState<HostQuestion>('remove')
  const [open, setOpen] = useState(false)
  const { mutateAsync } = useChangeHost(host.id)
  const toggleSubdomains = useToastAction({
    action: () => mutateAsync({ includesSubdomains: !host.includesSubdomains }),
    failed: t('hosts.changeFailed'),
  })
  const mustConfirm = host.isPublicSuffix && host.state === 'approved' && !host.includesSubdomains
  const ask = (next: HostQuestion) => {
    setQuestion(next)
    setOpen(true)
  }
  return (
    <>
      <Menu
        label={t('hosts.actions', { host: host.host })}
        trigger={
          <IconButton atEnd label={t('hosts.actions', { host: host.host })} icon={<Ellipsis aria-hidden />} />
        }
      >
        <MenuItem onSelect={mustConfirm ? () => ask('subdomains') : toggleSubdomains}>
          {t(host.includesSubdomains ? 'hosts.excludeSubdomains' : 'hosts.includeSubdomains')}
        </MenuItem>
        <MenuItem onSelect={() => ask(host.state === 'approved' ? 'block' : 'approve')}>
          {t(host.state === 'approved' ? 'hosts.block' : 'hosts.approve')}
        </MenuItem>
        <MenuItem onSelect={() => ask('remove')}>{t('hosts.remove')}</MenuItem>
      </Menu>
      <HostDialog host={host} question={question} open={open} onOpenChange={setOpen} />
    </>
  )
}
