import { Unplug } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import { ActionDialog } from '../../../../components/action-dialog.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { useDisconnectSlack } from '../../api/slack-queries.ts'

export interface DisconnectButtonProps {
  organization: Organization
  teamName: string
}

/** Ends the connection, after a confirmation that says what is deleted. */
export function DisconnectButton({ organization, teamName }: DisconnectButtonProps) {
  const { t } = useTranslation('slack-details')
  const [open, setOpen] = useState(false)
  const { mutateAsync } = useDisconnectSlack(organization.id)
  return (
    <>
      <Button icon={<Unplug aria-hidden />} onClick={() => setOpen(true)}>
        {t('disconnect.action')}
      </Button>
      <ActionDialog
        open={open}
        onOpenChange={setOpen}
        title={t('disconnect.title', { team: teamName })}
        description={t('disconnect.text', { name: organization.name, team: teamName })}
        confirmLabel={t('disconnect.confirm')}
        action={mutateAsync}
        done={t('disconnect.done')}
        failed={t('disconnect.failed')}
      />
    </>
  )
}
