import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { ReauthenticationField } from '../../../../components/forms/reauthentication/reauthentication-field.tsx'
import {
  reauthenticationEntry,
  reauthenticationErrors,
} from '../../../../components/forms/reauthentication/reauthentication-rules.ts'
import { ServerForm } from '../../../../components/forms/server-form.tsx'
import { TwoFactorCodeField } from '../../../../components/forms/two-factor-code/two-factor-code-field.tsx'
import {
  completesCode,
  isCompleteCode,
  NO_CODE,
  twoFactorCodeEntries,
  type TwoFactorCodeValues,
} from '../../../../components/forms/two-factor-code/two-factor-code-rules.ts'
import { useServerForm } from '../../../../components/forms/use-server-form.ts'
import { useUser } from '../../../../platform/session/use-session.ts'
import { Button } from '../../../../primitives/button.tsx'

interface ProofValues extends TwoFactorCodeValues {
  password: string
}

/** The code, and the password if it was required. */
export type Proof = TwoFactorCodeValues & { password?: string }

export interface ProofFormProps {
  /** Asks for the password too, or for a sign-in at a provider. */
  reauthenticates?: boolean
  submitLabel: string
  /** Does not offer recovery codes. */
  appOnly?: boolean
  danger?: boolean
  /** Called with the proof. A rejection is shown at its field. */
  onProof: (proof: Proof) => Promise<unknown>
  /** More buttons before the submit button. */
  children?: ReactNode
}

/** Asks for a two-factor code and, with `reauthenticates`, for the confirmation of a sensitive change. */
export function ProofForm(props: ProofFormProps) {
  const { reauthenticates, submitLabel, appOnly, danger, children } = props
  const state = useProofForm(props)
  const { form, busy } = state
  const [code, source] = useWatch({ control: form.control, name: ['code', 'source'] })
  return (
    <ServerForm state={state}>
      {reauthenticates && <ReauthenticationField form={form} />}
      <TwoFactorCodeField form={form} appOnly={appOnly} />
      <div className="flex flex-wrap justify-end gap-2">
        {children}
        <Button
          type="submit"
          variant={danger ? 'destructive' : 'primary'}
          busy={busy}
          aria-disabled={!isCompleteCode({ code, source })}
        >
          {submitLabel}
        </Button>
      </div>
    </ServerForm>
  )
}

function useProofForm({ reauthenticates = false, onProof }: ProofFormProps) {
  const { t } = useTranslation()
  const user = useUser()
  const asksPassword = reauthenticates && user.hasPassword
  const entries = {
    password: reauthenticationEntry(t, { hasPassword: asksPassword }),
    ...twoFactorCodeEntries(),
  }
  return useServerForm<ProofValues>({
    schema: v.pipe(v.object(entries), completesCode<ProofValues>(t)),
    defaultValues: { ...NO_CODE, password: '' },
    mode: 'onTouched',
    autoFocus: asksPassword ? 'password' : 'code',
    errorFields: { ...reauthenticationErrors(user, 'password'), TWO_FACTOR_CODE_INVALID: 'code' },
    send: ({ password, ...code }) => onProof({ ...code, ...(asksPassword && { password }) }),
  })
}
