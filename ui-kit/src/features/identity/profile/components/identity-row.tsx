import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LinkedIdentity } from '@fanfare/contract/identity/data/session.ts'
import { ReauthenticationDialog } from '../../../../components/forms/reauthentication/reauthentication-dialog.tsx'
import { ProviderMark } from '../../../../components/providers/provider-mark.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { toast } from '../../../../primitives/toast.ts'
import { useUnlink } from '../api/identity-queries.ts'

export interface IdentityRowProps {
  identity: LinkedIdentity
  /** The only sign-in method, which cannot be removed. */
  isLast: boolean
}

/** A provider the user signs in with. */
export function IdentityRow({ identity, isLast }: IdentityRowProps) {
  const { t } = useTranslation('profile')
  const [asking, setAsking] = useState(false)
  const { mutateAsync } = useUnlink(identity.id)
  const provider = identity.label
  const unlink = async (proof: { password?: string }) => {
    await mutateAsync(proof)
    toast('success', t('methods.unlinked', { provider }))
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 first:pt-0 last:pb-0">
      <ProviderMark provider={identity.provider} logo={identity.logo} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium">{provider}</p>
        <p className="text-sm break-words text-muted">{isLast ? t('methods.last') : identity.email}</p>
      </div>
      {!isLast && (
        <Button size="sm" aria-label={t('methods.unlinkNamed', { provider })} onClick={() => setAsking(true)}>
          {t('methods.unlink')}
        </Button>
      )}
      <ReauthenticationDialog
        danger
        open={asking}
        onOpenChange={setAsking}
        title={t('methods.unlinkTitle', { provider })}
        description={t('methods.unlinkText', { provider })}
        confirmLabel={t('methods.unlink')}
        onConfirm={unlink}
      />
    </li>
  )
}
