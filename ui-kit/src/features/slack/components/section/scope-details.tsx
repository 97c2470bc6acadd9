import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SlackScope } from '@fanfare/contract/slack/rules/slack.ts'
import { Card } from '../../../../primitives/card.tsx'
import { ScopeList } from './scope-list.tsx'

export interface ScopeDetailsProps {
  scopes: readonly SlackScope[]
}

/** What each requested scope is for, folded at first. */
export function ScopeDetails({ scopes }: ScopeDetailsProps) {
  const { t } = useTranslation('slack-details')
  return (
    <Card padded={false}>
      <details>
        <summary className="flex cursor-pointer items-center justify-between rounded-lg px-5 py-3 font-medium">
          {t('scopes.title')}
          <ChevronDown aria-hidden className="size-4 text-faint" />
        </summary>
        <div className="flex flex-col gap-3 px-5 pb-5">
          <p className="text-muted">{t('scopes.text')}</p>
          <ScopeList scopes={scopes} />
        </div>
      </details>
    </Card>
  )
}
