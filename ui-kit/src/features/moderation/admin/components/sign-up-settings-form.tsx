import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import type { FieldError } from '@fanfare/contract/error_code.ts'
import type {
  InstallationSettings,
  SignUpPolicies,
} from '@fanfare/contract/identity/data/installation_settings.ts'
import { SIGN_UP_DOMAINS_MAX, SIGN_UP_POLICIES } from '@fanfare/contract/identity/rules/sign_up.ts'
import { ServerForm } from '../../../../components/forms/server-form.tsx'
import { useServerForm } from '../../../../components/forms/use-server-form.ts'
import { Button } from '../../../../primitives/button.tsx'
import { Card } from '../../../../primitives/card.tsx'
import { Field } from '../../../../primitives/field.tsx'
import { Notice } from '../../../../primitives/notice.tsx'
import { TextArea } from '../../../../primitives/text-area.tsx'
import { toast } from '../../../../primitives/toast.ts'
import { useSaveInstallationSettings } from '../api/installation-settings.ts'
import { SignUpPolicyField, type SignUpValues } from './sign-up-policy-field.tsx'
import { domainsIn, refusedDomain } from './sign-up-domains.ts'

/** Who may sign up: a policy for passwords, one for external sign-in, and the domains of both. */
export function SignUpSettingsForm({ settings }: { settings: InstallationSettings }) {
  const { t } = useTranslation('admin')
  const state = useSignUpSettingsForm(settings)
  const { form, busy } = state
  const policies = useWatch({ control: form.control })
  return (
    <Card className="max-w-3xl">
      <ServerForm state={state} failed={t('settings.saveFailed')}>
        {settings.isPreset && <Notice tone="info">{t('settings.preset')}</Notice>}
        <SignUpPolicyField control={form.control} name="passwords" />
        <SignUpPolicyField control={form.control} name="external" />
        {listsDomains(policies) && (
          <Field
            label={t('settings.domains')}
            hint={t('settings.domainsHint')}
            error={form.formState.errors.domains?.message}
          >
            <TextArea {...form.register('domains')} rows={4} autoCapitalize="none" spellCheck={false} />
          </Field>
        )}
        <Button type="submit" variant="primary" className="self-start" busy={busy}>
          {t('settings.save')}
        </Button>
      </ServerForm>
    </Card>
  )
}

const listsDomains = ({ passwords, external }: Partial<SignUpPolicies>) =>
  passwords === 'domains' || external === 'domains'

function useSignUpSettingsForm({ signUp }: InstallationSettings) {
  const { t } = useTranslation('admin')
  const { mutateAsync } = useSaveInstallationSettings()
  const policy = v.picklist(SIGN_UP_POLICIES)
  const sent = useRef<string[]>([])
  const messageOf = ({ rule }: FieldError, index: number | null) => {
    const domain = index === null ? undefined : sent.current[index]
    if (rule === 'required') return t('settings.domainsMissing')
    if (domain === undefined) return t('settings.domainsMany', { max: SIGN_UP_DOMAINS_MAX })
    return t(rule === 'duplicate' ? 'settings.domainTwice' : 'settings.domainInvalid', { domain })
  }
  return useServerForm<SignUpValues>({
    schema: v.pipe(
      v.object({ passwords: policy, external: policy, domains: v.string() }),
      v.forward(
        v.check(
          ({ domains, ...policies }) => !listsDomains(policies) || domainsIn(domains).length > 0,
          t('settings.domainsMissing'),
        ),
        ['domains'],
      ),
    ),
    values: { ...signUp, domains: signUp.domains.join('\n') },
    placeFieldError: (error) => {
      const refused = refusedDomain(error)
      return refused === null ? undefined : { field: 'domains', message: messageOf(error, refused.index) }
    },
    send: ({ domains, ...policies }) => {
      // The field is hidden otherwise, with what may not be valid.
      sent.current = listsDomains(policies) ? domainsIn(domains) : signUp.domains
      return mutateAsync({ signUp: { ...policies, domains: sent.current } })
    },
    onSuccess: () => toast('success', t('settings.saved')),
  })
}
