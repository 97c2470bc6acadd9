import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { API_SCOPES, ORGANIZATION_SCOPES, type ApiScope } from '@fanfare/contract/identity/rules/api_scope.ts'
import { Checkbox } from '../../../../primitives/checkbox.tsx'
import type { TokensOf } from '../api/token-queries.ts'
import { SCOPE_KEYS } from './scope-keys.ts'

export interface ScopeChoicesProps {
  of: TokensOf
  value: readonly ApiScope[]
  onChange: (scopes: ApiScope[]) => void
  error: string | undefined
}

/** The scopes of a new token, each with what it allows. */
export function ScopeChoices({ of, value, onChange, error }: ScopeChoicesProps) {
  const { t } = useTranslation('api-tokens')
  const id = useId()
  const offered = of === null ? API_SCOPES : ORGANIZATION_SCOPES
  const choose = (scope: ApiScope, isChosen: boolean) =>
    onChange(offered.filter((each) => (each === scope ? isChosen : value.includes(each))))
  return (
    <fieldset
      className="flex min-w-0 flex-col gap-3"
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className="mb-2 font-medium">{t('form.scopes')}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {offered.map((scope) => (
          <Checkbox
            key={scope}
            label={scope}
            description={t(`scopes.${SCOPE_KEYS[scope]}`)}
            checked={value.includes(scope)}
            onChange={(isChosen) => choose(scope, isChosen)}
          />
        ))}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
