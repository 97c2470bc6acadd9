import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NewApiToken } from '@fanfare/contract/identity/data/api_token.ts'
import { QueryState } from '../../../../components/query-state.tsx'
import { RowsSkeleton } from '../../../../components/rows-skeleton.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { FocusFallback } from '../../../../primitives/focus-fallback.tsx'
import { SectionCard } from '../../../../primitives/section-card.tsx'
import { tokenListQuery, type TokensOf } from '../api/token-queries.ts'
import { CreateToken } from './create-token.tsx'
import { NewToken } from './new-token.tsx'
import { TokenRow } from './token-row.tsx'

export interface ApiTokensProps {
  of: TokensOf
}

/** The API tokens of the user or of an organization: made, shown once, listed and revoked here. */
export function ApiTokens({ of }: ApiTokensProps) {
  const { t } = useTranslation('api-tokens')
  const query = useQuery(tokenListQuery(of))
  const [isCreating, setCreating] = useState(false)
  const [made, setMade] = useState<NewApiToken>()
  const show = (answer: NewApiToken) => {
    setCreating(false)
    setMade(answer)
  }
  const create = () => {
    setMade(undefined)
    setCreating(true)
  }
  return (
    <FocusFallback watch={made?.token ?? isCreating}>
      <div className="flex flex-col gap-6">
        {made && <NewToken name={made.apiToken.name} token={made.token} onDone={() => setMade(undefined)} />}
        {isCreating && <CreateToken of={of} onMade={show} onCancel={() => setCreating(false)} />}
        <SectionCard
          title={t('list.title')}
          action={!isCreating && <Button onClick={create}>{t('create')}</Button>}
        >
          <QueryState
            query={query}
            skeleton={<RowsSkeleton row="py-3 first:pt-0 last:pb-0" />}
            failedTitle={t('list.failed')}
            isEmpty={(tokens) => tokens.length === 0}
            empty={<p className="text-muted">{t('list.empty')}</p>}
          >
            {(tokens) => (
              <ul className="divide-y divide-line">
                {tokens.map((token) => (
                  <TokenRow key={token.id} of={of} token={token} />
                ))}
              </ul>
            )}
          </QueryState>
        </SectionCard>
      </div>
    </FocusFallback>
  )
}
