import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import type { NewApiToken } from '@fanfare/contract/identity/data/api_token.ts'
import { API_SCOPES, TOKEN_NAME_MAX, type ApiScope } from '@fanfare/contract/identity/rules/api_scope.ts'
import {
  reauthenticationEntry,
  reauthenticationErrors,
} from '../../../../components/forms/reauthentication/reauthentication-rules.ts'
import { useServerForm } from '../../../../components/forms/use-server-form.ts'
import { useUser } from '../../../../platform/session/use-session.ts'
import { useCreateToken, type TokensOf } from '../api/token-queries.ts'
import { dayAfter, daysUntil } from './token-end.ts'

/** The end of a token: so many days from now, or a date. */
export const ENDS = ['30', '90', '365', 'date'] as const

export interface TokenValues {
  name: string
  scopes: ApiScope[]
  end: (typeof ENDS)[number]
  date: string
  password: string
}

export interface TokenFormOptions {
  of: TokensOf
  onMade: (made: NewApiToken) => void
}

/** A new token. One of a person is confirmed by their password. */
export function useTokenForm({ of, onMade }: TokenFormOptions) {
  const { t } = useTranslation('api-tokens')
  const { t: common } = useTranslation()
  const user = useUser()
  const { mutateAsync } = useCreateToken(of)
  const end = ({ end: chosen, date }: TokenValues) => (chosen === 'date' ? daysUntil(date) : Number(chosen))
  return useServerForm<TokenValues, NewApiToken>({
    schema: v.pipe(
      v.object({
        name: v.pipe(v.string(), v.trim(), v.nonEmpty(t('form.nameMissing')), v.maxLength(TOKEN_NAME_MAX)),
        scopes: v.pipe(v.array(v.picklist(API_SCOPES)), v.nonEmpty(t('form.scopesMissing'))),
        end: v.picklist(ENDS),
        date: v.string(),
        password: of === null ? reauthenticationEntry(common, user) : v.string(),
      }),
      v.forward(
        v.check((values) => end(values) !== null, t('form.dateRefused')),
        ['date'],
      ),
    ),
    defaultValues: { name: '', scopes: [], end: '30', date: dayAfter(7), password: '' },
    errorFields: of === null ? reauthenticationErrors(user, 'password') : {},
    send: ({ password, ...values }) =>
      mutateAsync({
        name: values.name,
        scopes: values.scopes,
        days: end({ password, ...values })!,
        ...(of === null && user.hasPassword && { password }),
      }),
    onSuccess: onMade,
  })
}
