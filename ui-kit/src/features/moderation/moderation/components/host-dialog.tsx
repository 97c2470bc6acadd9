import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Host } from '@fanfare/contract/posts/data/host.ts'
import { ActionDialog } from '../../../../components/action-dialog.tsx'
import { Checkbox } from '../../../../primitives/checkbox.tsx'
import { Field } from '../../../../primitives/field.tsx'
import { TextInput } from '../../../../primitives/text-input.tsx'
import { useChangeHost, useRemoveHost } from '../hooks/use-host-decisions.ts'

export type HostQuestion = 'approve' | 'block' | 'remove' | 'subdomains'

export interface HostDialogProps {
  host: Host
  question: HostQuestion
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Confirms a change of a host: says what happens to its posts, and offers to undo their approval. */
export function HostDialog({ host, question, open, onOpenChange }: HostDialogProps) {
  const { t } = useTranslation('moderation')
  const change = useChangeHost(host.id)
  const remove = useRemoveHost(host.id)
  const [returnPosts, setReturnPosts] = useState(false)
  const [confirmedHost, setConfirmedHost] = useState('')
  const canReturn = (question === 'block' || question === 'remove') && host.approvedPosts > 0
  const coversAll = question === 'subdomains' || (question === 'approve' && host.includesSubdomains)
  const mustConfirm = host.isPublicSuffix && coversAll
  const act = () => {
    const returns = canReturn && returnPosts
    if (question === 'remove') return remove.mutateAsync(returns)
    if (question === 'block') return change.mutateAsync({ state: 'blocked', returnPosts: returns })
    return change.mutateAsync({
      ...(question === 'approve' ? { state: 'approved' } : { includesSubdomains: true }),
      ...(mustConfirm && { confirmedHost }),
    })
  }
  const kind = question === 'remove' && host.state === 'blocked' ? 'unblock' : question
  return (
    <ActionDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(`askHost.${kind}.title`, { host: host.host })}
      description={t(`askHost.${kind}.text`)}
      confirmLabel={t(`askHost.${kind}.confirm`)}
      tone={question === 'approve' && !mustConfirm ? 'neutral' : 'danger'}
      action={act}
      failed={t('hosts.changeFailed')}
    >
      {mustConfirm && (
        <Field label={t('hosts.confirmSuffix', { host: host.host })} hint={t('hosts.suffixHint')}>
          <TextInput
            value={confirmedHost}
            onChange={({ target }) => setConfirmedHost(target.value)}
            autoComplete="off"
            spellCheck={false}
          />
        </Field>
      )}
      {canReturn && (
        <Checkbox
          label={t('hosts.returnPosts', { count: host.approvedPosts })}
          description={t('hosts.returnPostsText')}
          checked={returnPosts}
          onChange={setReturnPosts}
        />
      )}
    </ActionDialog>
  )
}
