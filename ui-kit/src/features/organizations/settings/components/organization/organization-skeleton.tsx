import { useTranslation } from 'react-i18next'
import { Card } from '../../../../../primitives/card.tsx'
import { Field } from '../../../../../primitives/field.tsx'
import { SectionCard } from '../../../../../primitives/section-card.tsx'
import { Skeleton } from '../../../../../primitives/skeleton.tsx'
import { SectionHead } from '../section-head.tsx'

/** The texts that are the same for every organization, and placeholders for its values. */
export function OrganizationSkeleton() {
  const { t } = useTranslation('settings')
  return (
    <>
      <SectionHead title={t('menu.organization')} description={t('organization.text')} />
      <Card className="flex flex-col gap-5">
        <Field label={t('organization.name')}>
          <Skeleton className="control w-full" />
        </Field>
        <Field label={t('organization.about')} hint={t('organization.aboutHint')}>
          <Skeleton className="mb-1 h-20 w-full" />
        </Field>
        <Field label={t('organization.slug')} hint={t('organization.slugHint')}>
          <div className="flex flex-wrap gap-2">
            <Skeleton className="control flex-1 basis-56" />
            <Skeleton className="control w-28" />
          </div>
        </Field>
        <Skeleton className="control w-28 self-end" />
      </Card>
      <SectionCard title={t('copiers.title')} description={t('copiers.text')}>
        <Skeleton className="h-10 w-4/5" />
      </SectionCard>
      <SectionCard title={t('copyLimit.title')} description={t('copyLimit.text')}>
        <Field label={t('copyLimit.label')}>
          <Skeleton className="control w-40" />
        </Field>
      </SectionCard>
    </>
  )
}
