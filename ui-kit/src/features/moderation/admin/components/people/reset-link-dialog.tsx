import { useTranslation } from 'react-i18next'
import type { AdministeredPerson } from '@fanfare/contract/identity/data/administered_person.ts'
import { ErrorNotice } from '../../../../../components/error-notice.tsx'
import { Button } from '../../../../../primitives/button.tsx'
import { Dialog } from '../../../../../primitives/dialog.tsx'
import { useCreateResetLink } from '../../api/reset-link-api.ts'
import { CreatedLink } from '../created-link.tsx'

export interface ResetLinkDialogProps {
  person: Pick<AdministeredPerson, 'name' | 'email'>
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Creates a reset link for one user. The link is discarded when the dialog closes. */
export function ResetLinkDialog({ person: { name, email }, open, onOpenChange }: ResetLinkDialogProps) {
  const { t } = useTranslation(['admin', 'common'])
  const { mutate, data, error, isPending, reset } = useCreateResetLink()
  const change = (next: boolean) => {
    reset()
    onOpenChange(next)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={t('people.resetLink.title', { name })}
      description={t('resetLinks.description')}
      closeLabel={t('common:actions.close')}
    >
      <div className="flex flex-col gap-4">
        <ErrorNotice error={error} />
        {data === undefined ? (
          <Button variant="primary" className="self-start" busy={isPending} onClick={() => mutate(email)}>
            {t('resetLinks.make')}
          </Button>
        ) : (
          <CreatedLink url={data.url} />
        )}
      </div>
    </Dialog>
  )
}
