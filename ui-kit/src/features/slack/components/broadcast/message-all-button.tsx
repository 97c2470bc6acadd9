import { useQuery } from '@tanstack/react-query'
import { Megaphone } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { slackUserListQuery } from '../../../../components/slack-directory.ts'
import { Button } from '../../../../primitives/button.tsx'
import { MessageAllDialog } from './message-all-dialog.tsx'

export interface MessageAllButtonProps {
  organizationId: string
}

/** Opens the message to all, once there are users. */
export function MessageAllButton({ organizationId }: MessageAllButtonProps) {
  const { t } = useTranslation('slack')
  const [open, setOpen] = useState(false)
  const { data } = useQuery(slackUserListQuery(organizationId, { page: 1 }))
  if (data === undefined || data.pagination.total === 0) return null
  return (
    <>
      <Button variant="primary" icon={<Megaphone aria-hidden />} onClick={() => setOpen(true)}>
        {t('all.action')}
      </Button>
      <MessageAllDialog organizationId={organizationId} open={open} onOpenChange={setOpen} />
    </>
  )
}
