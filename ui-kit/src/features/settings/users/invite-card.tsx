import { Send } from 'lucide-react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { INVITED_ROLES } from '@fanfare/contract/data/invitation.ts'
import { Button } from '../../../primitives/button.tsx'
import { Field } from '../../../primitives/field.tsx'
import { Notice } from '../../../primitives/notice.tsx'
import { Select } from '../../../primitives/select.tsx'
import { TextInput } from '../../../primitives/text-input.tsx'
import { SectionCard } from '../../../primitives/section-card.tsx'
import type { SectionProps } from '../components/section-props.ts'
import { useInviteForm } from './use-invite-form.ts'

/** Asks somebody to come. */
export function InviteCard({ organization }: SectionProps) {
  const { t } = useTranslation('settings')
  const { form, submit, busy, problem, unknown, inviteToSignUp } = useInviteForm(organization.id)
  const { field: role } = useController({ control: form.control, name: 'role' })
  return (
    <SectionCard title={t('invite.title')} description={t('invite.text')}>
      <form noValidate onSubmit={submit}>
        <fieldset disabled={busy} className="flex min-w-0 flex-col gap-4">
          {problem !== undefined && (
            <Notice tone="danger" title={t('invite.failed')}>
              {problem}
            </Notice>
          )}
          {unknown !== null && (
            <Notice tone="warn" title={t('invite.unknownTitle')}>
              <p className="mb-2 break-words">{t('invite.unknown', { email: unknown.email })}</p>
              <Button size="sm" onClick={inviteToSignUp}>
                {t('invite.signUp')}
              </Button>
            </Notice>
          )}
          <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_10rem]">
            <Field label={t('invite.email')} error={form.formState.errors.email?.message}>
              <TextInput
                {...form.register('email')}
                type="email"
                autoComplete="off"
                autoCapitalize="none"
                required
              />
            </Field>
            <Field label={t('invite.role')}>
              <Select
                label={t('invite.role')}
                value={role.value}
                onChange={role.onChange}
                options={INVITED_ROLES.map((value) => ({ value, label: t(`roles.${value}`) }))}
              />
            </Field>
          </div>
          <Button
            type="submit"
            variant="primary"
            className="self-end"
            icon={<Send aria-hidden />}
            busy={busy}
          >
            {t('invite.send')}
          </Button>
        </fieldset>
      </form>
    </SectionCard>
  )
}
