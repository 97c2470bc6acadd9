import { clsx } from 'clsx'
import { Send } from 'lucide-react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { INVITED_ROLES } from '@fanfare/contract/organizations/data/invitation.ts'
import { ServerForm } from '../../../../../components/forms/server-form.tsx'
import { Button } from '../../../../../primitives/button.tsx'
import { Field } from '../../../../../primitives/field.tsx'
import { Select } from '../../../../../primitives/select.tsx'
import { TextArea } from '../../../../../primitives/text-area.tsx'
import { InviteResults } from './invite-results.tsx'
import { useInviteForm } from './use-invite-form.ts'

export interface InviteFormProps {
  organizationId: string
  /** Without a choice of the role, everyone is invited as a member. */
  withRole?: boolean
}

/** Invites addresses by email, also those without an account. */
export function InviteForm({ organizationId, withRole = false }: InviteFormProps) {
  const { t } = useTranslation('settings')
  const { state, results, hasUnknown, inviteToSignUp, isConfirming } = useInviteForm(organizationId)
  const { form, busy } = state
  const { field: role } = useController({ control: form.control, name: 'role' })
  return (
    <ServerForm state={state} failed={t('invite.failed')}>
      <div>
        <div className={clsx('grid gap-4', withRole && 'sm:grid-cols-[minmax(0,1fr)_10rem]')}>
          <Field
            label={t('invite.emails')}
            hint={t('invite.emailsHint')}
            error={form.formState.errors.emails?.message}
          >
            <TextArea
              {...form.register('emails')}
              autoGrow
              rows={1}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
          </Field>
          {withRole && (
            <Field label={t('invite.role')}>
              <Select
                label={t('invite.role')}
                value={role.value}
                onChange={role.onChange}
                options={INVITED_ROLES.map((value) => ({ value, label: t(`roles.${value}`) }))}
              />
            </Field>
          )}
        </div>
        <InviteResults results={results} />
      </div>
      {hasUnknown && (
        <Button className="self-end" busy={isConfirming} onClick={inviteToSignUp}>
          {t('invite.toSignUp')}
        </Button>
      )}
      <Button
        type="submit"
        variant={withRole ? 'primary' : undefined}
        className="self-end"
        icon={<Send aria-hidden />}
        busy={busy}
      >
        {t('invite.send')}
      </Button>
    </ServerForm>
  )
}
