import { Check, Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useCopied } from '../../../../platform/use-copied.ts'
import { Button } from '../../../../primitives/button.tsx'
import { toast } from '../../../../primitives/toast.tsx'

const SELECTION_TIME_MS = 15_000

export interface CopyInvitationLinkProps {
  email: string
  link: string
}

/** Copies the link of an invitation, for when mail does not arrive. */
export function CopyInvitationLink({ email, link }: CopyInvitationLinkProps) {
  const { t } = useTranslation(['settings', 'common'])
  const { copied, copy } = useCopied()
  const copyLink = async () => {
    const outcome = await copy(link)
    if (outcome === 'failed') {
      toast('warning', t('invitations.copyByHand', { url: link }), SELECTION_TIME_MS)
    }
  }
  return (
    <Button
      size="sm"
      icon={copied ? <Check aria-hidden className="text-ok" /> : <Copy aria-hidden />}
      aria-label={copied ? undefined : t('invitations.copyNamed', { email })}
      onClick={() => void copyLink()}
    >
      {copied ? t('common:actions.copied') : t('invitations.copy')}
    </Button>
  )
}
