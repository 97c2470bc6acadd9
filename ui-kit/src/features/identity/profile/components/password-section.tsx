import { KeyRound } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { NewPasswordFields } from '../../../../components/forms/new-password/new-password-fields.tsx'
import {
  confirmsPassword,
  newPasswordEntries,
  placePasswordError,
  type NewPasswordValues,
} from '../../../../components/forms/new-password/new-password-rules.ts'
import { ReauthenticationField } from '../../../../components/forms/reauthentication/reauthentication-field.tsx'
import { reauthenticationErrors } from '../../../../components/forms/reauthentication/reauthentication-rules.ts'
import { ServerForm } from '../../../../components/forms/server-form.tsx'
import { useServerForm } from '../../../../components/forms/use-server-form.ts'
import { useUser } from '../../../../platform/session/use-session.ts'
import { Button } from '../../../../primitives/button.tsx'
import { FocusFallback } from '../../../../primitives/focus-fallback.tsx'
import { SectionCard } from '../../../../primitives/section-card.tsx'
import { toast } from '../../../../primitives/toast.ts'
import { useChangePassword } from '../api/profile-queries.ts'
import { useOpenPart } from '../hooks/use-open-part.ts'

interface PasswordValues extends NewPasswordValues {
  currentPassword: string
}

const EMPTY: PasswordValues = { currentPassword: '', password: '', confirmation: '' }

/** Changes the password, or sets a first one for a user who signs in with a provider. Its form is opened first. */
export function PasswordSection() {
  const { t } = useTranslation('profile')
  const { hasPassword } = useUser()
  const { isOpen, open, close } = useOpenPart('password')
  return (
    <FocusFallback watch={isOpen}>
      <SectionCard
        title={t(hasPassword ? 'password.title' : 'password.first')}
        description={t(hasPassword ? 'password.text' : 'password.firstText')}
        action={
          !isOpen && (
            <Button icon={<KeyRound aria-hidden />} onClick={open}>
              {t(hasPassword ? 'password.change' : 'password.set')}
            </Button>
          )
        }
      >
        {isOpen && <PasswordForm onClose={close} />}
      </SectionCard>
    </FocusFallback>
  )
}

function PasswordForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['profile', 'common'])
  const { hasPassword } = useUser()
  const state = usePasswordForm(onClose)
  const { form, busy } = state
  const bottom = useRef<HTMLDivElement>(null)
  // After a return from a provider, the page begins at its top.
  useEffect(() => bottom.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <ServerForm state={state} failed={t('password.failed')}>
      <ReauthenticationField form={form} name="currentPassword" label={t('password.current')} />
      <NewPasswordFields form={form} label={t('password.new')} />
      <div ref={bottom} className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={onClose}>
          {t('common:actions.cancel')}
        </Button>
        <Button type="submit" variant="primary" busy={busy}>
          {t(hasPassword ? 'password.change' : 'password.set')}
        </Button>
      </div>
    </ServerForm>
  )
}

function usePasswordForm(onSaved: () => void) {
  const { t } = useTranslation('profile')
  const { t: common } = useTranslation()
  const { hasPassword } = useUser()
  const { mutateAsync } = useChangePassword()
  const required = v.pipe(v.string(), v.nonEmpty(t('password.currentRequired')))
  const entries = { currentPassword: hasPassword ? required : v.string(), ...newPasswordEntries(common) }
  return useServerForm<PasswordValues>({
    schema: v.pipe(v.object(entries), confirmsPassword<PasswordValues>(common)),
    defaultValues: EMPTY,
    autoFocus: hasPassword ? 'currentPassword' : undefined,
    mode: 'onTouched',
    errorFields: reauthenticationErrors({ hasPassword }, 'currentPassword'),
    placeFieldError: placePasswordError(common),
    send: ({ currentPassword, password, confirmation }) =>
      mutateAsync({ ...(hasPassword && { currentPassword }), password, confirmPassword: confirmation }),
    onSuccess: () => {
      onSaved()
      toast('success', t(hasPassword ? 'password.changed' : 'password.wasSet'))
    },
  })
}
