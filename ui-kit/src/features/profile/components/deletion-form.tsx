import { useTranslation } from 'react-i18next'
import { Button } from '../../../primitives/button.tsx'
import { Notice } from '../../../primitives/notice.tsx'
import { useDeletionForm } from '../use-deletion-form.ts'
import { DeletionFields } from './deletion-fields.tsx'
import { OrphansNotice } from './orphans-notice.tsx'

export interface DeletionFormProps {
  onCancel: () => void
  onDeleted: () => void
}

/** What happens to what the person wrote, who they are, and the last word. */
export function DeletionForm({ onCancel, onDeleted }: DeletionFormProps) {
  const { t } = useTranslation(['profile', 'common'])
  const { form, submit, busy, orphans } = useDeletionForm(onDeleted)
  const { errors } = form.formState
  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={busy} className="flex min-w-0 flex-col gap-4">
        {errors.root && (
          <Notice tone="danger" title={t('deletion.failed')}>
            {errors.root.message}
          </Notice>
        )}
        {orphans.length > 0 && <OrphansNotice organizations={orphans} />}
        <DeletionFields form={form} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="ghost" onClick={onCancel}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" variant="destructive" busy={busy}>
            {t('deletion.confirm')}
          </Button>
        </div>
      </fieldset>
    </form>
  )
}
