import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@fanfare/ui-kit/primitives/button.tsx'
import { SectionCard } from '@fanfare/ui-kit/primitives/section-card.tsx'
import { KnownServers } from '../../components/known-servers.tsx'
import { ServerForm } from '../../components/server-form.tsx'

export function ServersSection() {
  const { t } = useTranslation('desktop')
  const [adding, setAdding] = useState(false)
  return (
    <SectionCard title={t('server.known')}>
      <KnownServers />
      {adding ? (
        <ServerForm onDone={() => setAdding(false)} />
      ) : (
        <div>
          <Button icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
            {t('server.add')}
          </Button>
        </div>
      )}
    </SectionCard>
  )
}
