import { useTranslation } from 'react-i18next'
import type { AdministeredPerson } from '@fanfare/contract/identity/data/administered_person.ts'
import { ActionDialog } from '../../../../../components/action-dialog.tsx'
import { ReauthenticationDialog } from '../../../../../components/forms/reauthentication/reauthentication-dialog.tsx'
import { toast } from '../../../../../primitives/toast.ts'
import { useChangeAdministrator, useDisablePerson, useSignOutPerson } from '../../api/admin-queries.ts'
import { ResetLinkDialog } from './reset-link-dialog.tsx'

export type PersonDialog = 'disable' | 'signOut' | 'administrator' | 'resetLink'

export interface PersonDialogsProps {
  person: AdministeredPerson
  dialog: PersonDialog | null
  onClose: () => void
}

/** The confirmations for changes to a user. */
export function PersonDialogs({ person, dialog, onClose }: PersonDialogsProps) {
  const { t } = useTranslation('admin')
  const { id, name } = person
  const disable = useDisablePerson(id)
  const signOut = useSignOutPerson(id)
  const propsOf = (which: PersonDialog) => ({ open: dialog === which, onOpenChange: onClose })
  return (
    <>
      <ActionDialog
        {...propsOf('disable')}
        title={t('people.disable.title', { name })}
        description={t('people.disable.text')}
        confirmLabel={t('people.disable.open')}
        action={() => disable.mutateAsync()}
        done={t('people.disable.done')}
        failed={t('people.disable.failed')}
      />
      <ActionDialog
        {...propsOf('signOut')}
        tone="neutral"
        title={t('people.signOut.title', { name })}
        description={t('people.signOut.text')}
        confirmLabel={t('people.signOut.open')}
        action={() => signOut.mutateAsync()}
        done={t('people.signOut.done')}
        failed={t('people.signOut.failed')}
      />
      <AdministratorDialog {...propsOf('administrator')} person={person} />
      <ResetLinkDialog {...propsOf('resetLink')} person={person} />
    </>
  )
}

interface AdministratorDialogProps extends Pick<PersonDialogsProps, 'person'> {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Confirms by the password of the administrator who decides. */
function AdministratorDialog({ person, ...open }: AdministratorDialogProps) {
  const { t } = useTranslation('admin')
  const { mutateAsync } = useChangeAdministrator(person.id, !person.isAdmin)
  const what = person.isAdmin ? 'unmake' : 'make'
  return (
    <ReauthenticationDialog
      {...open}
      title={t(`people.${what}.title`, { name: person.name })}
      description={t(`people.${what}.text`)}
      confirmLabel={t(`people.${what}.open`)}
      danger={person.isAdmin}
      failed={t('people.make.failed')}
      onConfirm={async (proof) => {
        await mutateAsync(proof)
        toast('success', t(`people.${what}.done`))
      }}
    />
  )
}
