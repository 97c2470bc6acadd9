import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@fanfare/ui-kit/primitives/button.tsx'
import { Card } from '@fanfare/ui-kit/primitives/card.tsx'
import { Meta } from '@fanfare/ui-kit/primitives/meta.tsx'
import { PageHeader } from '@fanfare/ui-kit/primitives/page-header.tsx'
import { KnownServers } from '../../components/known-servers.tsx'
import { ServerForm } from '../../components/server-form.tsx'

/** The servers the user has added. */
export default function ServersSection() {
  const { t } = useTranslation('desktop')
  const [adding, setAdding] = useState(false)
  return (
    <div className="flex flex-col gap-5">
      <Meta title={t('sections.servers')} noindex />
      <PageHeader title={t('server.known')} />
      <Card className="flex flex-col gap-4">
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
      </Card>
    </div>
  )
}
