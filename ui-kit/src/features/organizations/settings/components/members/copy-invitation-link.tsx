import { Check, Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useCopyOrShow } from '../../../../../components/use-copy-or-show.ts'
import { Button } from '../../../../../primitives/button.tsx'

export interface CopyInvitationLinkProps {
  email: string
  link: string
}

/** Copies the link of an invitation, for recipients who get no mail. */
export function CopyInvitationLink({ email, link }: CopyInvitationLinkProps) {
  const { t } = useTranslation(['settings', 'common'])
  const { copied, copyOrShow } = useCopyOrShow((url) => t('invitations.copyByHand', { url }))
  return (
    <Button
      size="sm"
      icon={copied ? <Check aria-hidden className="text-ok" /> : <Copy aria-hidden />}
      aria-label={copied ? undefined : t('invitations.copyNamed', { email })}
      onClick={() => void copyOrShow(link)}
    >
      {copied ? t('common:actions.copied') : t('invitations.copy')}
    </Button>
  )
}
