import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionDialog } from '../../../../../components/action-dialog.tsx'
import { Button } from '../../../../../primitives/button.tsx'
import { useRemoveMembers } from '../../api/member-queries.ts'
import type { SectionProps } from '../section-head.tsx'

export interface RemoveSelectedProps extends SectionProps {
  selected: readonly string[]
}

/** Removes the selected members, after a confirmation. */
export function RemoveSelected({ organization, selected }: RemoveSelectedProps) {
  const { t } = useTranslation('settings')
  const [asking, setAsking] = useState(false)
  const { mutateAsync } = useRemoveMembers(organization.id)
  const count = selected.length
  return (
    <>
      <Button size="sm" variant="danger" onClick={() => setAsking(true)}>
        {t('removal.several', { count })}
      </Button>
      <ActionDialog
        open={asking}
        onOpenChange={setAsking}
        tone="danger"
        title={t('removal.severalTitle', { count })}
        description={t('removal.severalText', { organization: organization.name })}
        confirmLabel={t('removal.several', { count })}
        action={() => mutateAsync(selected)}
        failed={t('removal.failed')}
      />
    </>
  )
}
