import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import type { FieldError } from '@fanfare/contract/error_code.ts'
import type { OpenIdProvider } from '@fanfare/contract/identity/data/openid_provider.ts'
import {
  DEFAULT_NAME_CLAIM,
  DEFAULT_SCOPES,
  OPENID_LABEL_MAX,
  OPENID_SLUG,
  OPENID_SLUG_MAX,
} from '@fanfare/contract/identity/rules/openid_provider.ts'
import { useServerForm } from '../../../../components/forms/use-server-form.ts'
import { toast } from '../../../../primitives/toast.ts'
import { useChangeProvider, useCreateProvider } from '../api/provider-queries.ts'

export interface ProviderValues {
  label: string
  slug: string
  issuer: string
  clientId: string
  clientSecret: string
  scopes: string
  nameClaim: string
  requiredClaim: string
  requiredValue: string
  emailDomains: string
  logo: string | null
  isOn: boolean
}

const NEW: ProviderValues = {
  label: '',
  slug: '',
  issuer: '',
  clientId: '',
  clientSecret: '',
  scopes: DEFAULT_SCOPES,
  nameClaim: DEFAULT_NAME_CLAIM,
  requiredClaim: '',
  requiredValue: '',
  emailDomains: '',
  logo: null,
  isOn: false,
}

const valuesOf = ({ requiredClaim, requiredValue, emailDomains, ...provider }: OpenIdProvider) => ({
  ...provider,
  clientSecret: '',
  requiredClaim: requiredClaim ?? '',
  requiredValue: requiredValue ?? '',
  emailDomains: emailDomains.join(', '),
})

const valuesIn = (text: string) => text.split(/[\s,]+/).filter((domain) => domain !== '')

/** What is sent of the fields. */
const settingsOf = ({ slug: _slug, issuer: _issuer, clientSecret: _secret, ...values }: ProviderValues) => ({
  ...values,
  requiredClaim: values.requiredClaim.trim() || null,
  requiredValue: values.requiredValue.trim() || null,
  emailDomains: valuesIn(values.emailDomains),
})

/** The form of a provider, or of a new one. */
export function useProviderForm(
  provider: OpenIdProvider | undefined,
  onSaved: ((saved: OpenIdProvider) => void) | undefined,
) {
  const { t } = useTranslation('sign-in-providers')
  const create = useCreateProvider()
  const change = useChangeProvider(provider?.id ?? '')
  const isNew = provider === undefined
  const slugOf = (values: ProviderValues) => provider?.slug ?? values.slug
  return useServerForm<ProviderValues, OpenIdProvider | undefined>({
    schema: useSchema(isNew),
    ...(provider ? { values: pickValues(provider) } : { defaultValues: NEW }),
    placeFieldError: (error) => placeOf(error, t),
    errorFields: { OPENID_SLUG_EXISTS: 'slug', INVALID_FILE_TYPE: 'logo' },
    send: async (values) => {
      const { clientSecret, slug, issuer } = values
      const { providers } = isNew
        ? await create.mutateAsync({ ...settingsOf(values), slug, issuer, clientSecret })
        : await change.mutateAsync({ ...settingsOf(values), ...(clientSecret !== '' && { clientSecret }) })
      return providers.find((saved) => saved.slug === slugOf(values))
    },
    onSuccess: (saved, form) => {
      toast('success', t('form.saved'))
      form.setValue('clientSecret', '')
      if (saved !== undefined) onSaved?.(saved)
    },
  })
}

function pickValues(provider: OpenIdProvider): ProviderValues {
  const values = valuesOf(provider)
  return Object.fromEntries(
    Object.keys(NEW).map((name) => [name, values[name as keyof ProviderValues]]),
  ) as unknown as ProviderValues
}

function useSchema(isNew: boolean) {
  const { t } = useTranslation('sign-in-providers')
  const required = v.pipe(v.string(), v.trim(), v.nonEmpty(t('form.required')))
  const slug = v.pipe(
    v.string(),
    v.regex(OPENID_SLUG, t('form.slugInvalid')),
    v.maxLength(OPENID_SLUG_MAX, t('form.slugLong', { max: OPENID_SLUG_MAX })),
  )
  return v.object({
    label: v.pipe(required, v.maxLength(OPENID_LABEL_MAX, t('form.labelLong', { max: OPENID_LABEL_MAX }))),
    slug: isNew ? slug : v.string(),
    issuer: isNew ? required : v.string(),
    clientId: required,
    clientSecret: isNew ? required : v.string(),
    scopes: required,
    nameClaim: required,
    requiredClaim: v.string(),
    requiredValue: v.string(),
    emailDomains: v.string(),
    logo: v.nullable(v.string()),
    isOn: v.boolean(),
  })
}

type Texts = ReturnType<typeof useTranslation<'sign-in-providers'>>['t']

const MESSAGES = {
  issuer: 'form.issuerRefused',
  scopes: 'form.scopesInvalid',
  claim: 'form.claimMissing',
  domain: 'form.domainInvalid',
} as const

function placeOf({ field, rule }: FieldError, t: Texts) {
  const key = rule in MESSAGES ? MESSAGES[rule as keyof typeof MESSAGES] : undefined
  if (key === undefined) return undefined
  const [name] = field.split('.')
  return { field: (rule === 'claim' ? 'requiredClaim' : name) as keyof ProviderValues, message: t(key) }
}
