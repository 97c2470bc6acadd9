import { useTranslation } from 'react-i18next'
import { Meta } from '../../../../primitives/meta.tsx'
import { PageHeader } from '../../../../primitives/page-header.tsx'
import { AddHostForm } from '../components/add-host-form.tsx'
import { HostListSection } from '../components/host-list.tsx'

/** Administrators approve and block the hosts of links here. */
export default function HostsScreen() {
  const { t } = useTranslation('moderation')
  return (
    <div className="flex flex-col gap-6">
      <Meta title={t('hosts.title')} noindex />
      <PageHeader title={t('hosts.title')} description={t('hosts.description')} />
      <AddHostForm />
      <HostListSection />
    </div>
  )
}
