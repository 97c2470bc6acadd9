import { useTranslation } from 'react-i18next'
import { Button } from '@fanfare/ui-kit/primitives/button.tsx'
import { StandaloneCard } from '@fanfare/ui-kit/primitives/standalone-card.tsx'
import { KnownServers } from '../../components/known-servers.tsx'
import { ServerForm } from '../../components/server-form.tsx'
import { useDesktop } from '../../desktop-store.ts'

export interface ChooseServerProps {
  /** Null while there is no server to go back to. */
  onBack: (() => void) | null
}

/** Adds a server, or chooses a known one. */
export function ChooseServer({ onBack }: ChooseServerProps) {
  const { t } = useTranslation('desktop')
  const known = useDesktop(({ servers }) => servers.length > 0)
  return (
    <StandaloneCard title={t('server.title')} description={t('server.description')}>
      <ServerForm onDone={onBack ?? undefined} />
      {known && (
        <section aria-labelledby="known-servers" className="flex flex-col gap-2 border-t border-line pt-5">
          <h2 id="known-servers" className="text-sm font-medium">
            {t('server.known')}
          </h2>
          <KnownServers onChosen={onBack ?? undefined} />
        </section>
      )}
      {onBack && (
        <Button variant="ghost" onClick={onBack}>
          {t('server.back')}
        </Button>
      )}
    </StandaloneCard>
  )
}
