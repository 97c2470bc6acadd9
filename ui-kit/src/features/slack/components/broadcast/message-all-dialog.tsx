import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryState } from '../../../../components/query-state.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { Dialog } from '../../../../primitives/dialog.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { latestBroadcastQuery } from '../../api/message-queries.ts'
import { BroadcastProgress } from './broadcast-progress.tsx'
import { MessageAllForm, type MessageAllFormProps } from './message-all-form.tsx'

export interface MessageAllDialogProps {
  organizationId: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Writes a message to all, or follows a running one. Closing it loses nothing. */
export function MessageAllDialog({ organizationId, open, onOpenChange }: MessageAllDialogProps) {
  const { t } = useTranslation(['slack', 'common'])
  const [message, setMessage] = useState('')
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('all.title')}
      description={t('all.text')}
      closeLabel={t('common:actions.close')}
    >
      <MessageAll organizationId={organizationId} message={message} onChange={setMessage} />
    </Dialog>
  )
}

type MessageAllProps = Omit<MessageAllFormProps, 'onSent'>

function MessageAll({ organizationId, message, onChange }: MessageAllProps) {
  const { t } = useTranslation('slack')
  const latest = useQuery(latestBroadcastQuery(organizationId))
  const [shownId, setShownId] = useState<string | null>(null)
  // It may still wait for the hours of people.
  const [leftId, setLeftId] = useState<string | null>(null)
  const { broadcast = null } = latest.data ?? {}
  // The result of a message that was seen while running stays on the screen.
  if (broadcast?.state === 'running' && broadcast.id !== shownId && broadcast.id !== leftId)
    setShownId(broadcast.id)
  const sent = (id: string) => {
    onChange('')
    setShownId(id)
  }
  if (shownId !== null) {
    const leave = () => {
      setLeftId(shownId)
      setShownId(null)
    }
    const again = <Button onClick={leave}>{t('all.again')}</Button>
    return <BroadcastProgress organizationId={organizationId} id={shownId} again={again} />
  }
  return (
    <QueryState query={latest} skeleton={<Skeleton className="h-28 w-full" />}>
      {() => (
        <MessageAllForm organizationId={organizationId} message={message} onChange={onChange} onSent={sent} />
      )}
    </QueryState>
  )
}
