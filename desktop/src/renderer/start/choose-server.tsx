import { useTranslation } from 'react-i18next'
import { Button } from '@fanfare/ui-kit/primitives/button.tsx'
import { MarkSheet } from '@fanfare/ui-kit/primitives/mark-sheet.tsx'
import { KnownServers } from '../servers/known-servers.tsx'
import { ServerForm } from '../servers/server-form.tsx'
import { useDesktop } from '../state/desktop-store.ts'

export interface ChooseServerProps {
  /** Null while there is no server to go back to. */
  onBack: (() => void) | null
}

/** Where people say which Fanfare is theirs. */
export function ChooseServer({ onBack }: ChooseServerProps) {
  const { t } = useTranslation('desktop')
  const known = useDesktop(({ servers }) => servers.length > 0)
  return (
    <MarkSheet title={t('server.title')} description={t('server.description')} takesFocus={onBack !== null}>
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
    </MarkSheet>
  )
}
