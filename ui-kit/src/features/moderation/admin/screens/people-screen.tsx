import { useTranslation } from 'react-i18next'
import { Meta } from '../../../../primitives/meta.tsx'
import { PageHeader } from '../../../../primitives/page-header.tsx'
import { PeopleList } from '../components/people/people-list.tsx'

/** All users with an account; administrators decide who may sign in. */
export default function PeopleScreen() {
  const { t } = useTranslation('admin')
  return (
    <div className="flex flex-col gap-6">
      <Meta title={t('people.title')} noindex />
      <PageHeader title={t('people.title')} description={t('people.description')} />
      <PeopleList />
    </div>
  )
}
