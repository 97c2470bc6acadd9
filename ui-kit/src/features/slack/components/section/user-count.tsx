import { Hash } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../i18n/use-error-text.ts'
import { joinSentences } from '../../../../i18n/join-sentences.ts'
import { Button } from '../../../../primitives/button.tsx'
import { toast } from '../../../../primitives/toast.ts'
import { useCountSlackUsers } from '../../api/slack-queries.ts'

export interface UserCountProps {
  organizationId: string
}

/** Counts the synced users on demand. */
export function UserCount({ organizationId }: UserCountProps) {
  const { t } = useTranslation('slack')
  const errorText = useErrorText()
  const { mutate, isPending } = useCountSlackUsers(organizationId)
  const count = () =>
    mutate(undefined, {
      onSuccess: (answer) => toast('info', t('users.count', { count: answer.count })),
      onError: (error) => toast('error', joinSentences(t('users.failed'), errorText(error))),
    })
  return (
    <Button icon={<Hash aria-hidden />} busy={isPending} onClick={count}>
      {t('users.getCount')}
    </Button>
  )
}
