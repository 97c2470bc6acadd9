import { useTranslation } from 'react-i18next'
import { Meta } from '../../../../primitives/meta.tsx'
import { PageHeader } from '../../../../primitives/page-header.tsx'
import { NewTagForm } from '../components/new-tag-form.tsx'
import { TagList } from '../components/tag-list.tsx'

/** Administrators manage the tags of the installation here. */
export default function TagsScreen() {
  const { t } = useTranslation('tags')
  return (
    <div className="flex flex-col gap-6">
      <Meta title={t('title')} noindex />
      <PageHeader title={t('title')} description={t('description')} />
      <NewTagForm />
      <TagList />
    </div>
  )
}
